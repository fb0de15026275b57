// The part of the component that the pages use.
declare module "cm-chessboard/src/Chessboard.js" {
    export const INPUT_EVENT_TYPE: {
        moveInputStarted: string;
        validateMoveInput: string;
        moveInputCanceled: string;
        moveInputFinished: string;
    };
    export interface InputEvent {
        type: string;
        squareFrom: string;
        squareTo: string;
        animate?: boolean;
    }
    export interface MarkerType {
        class: string;
        slice: string;
        position?: "above";
    }
    export class Chessboard {
        constructor(context: HTMLElement, props: object);
        setPosition(fen: string, animated?: boolean): Promise<void>;
        setOrientation(color: "w" | "b"): Promise<void>;
        getPiece(square: string): string | null;
        enableMoveInput(handler: (event: InputEvent) => boolean | void, color?: "w" | "b"): void;
        disableMoveInput(): void;
        cancelMoveInput(): void;
        destroy(): void;
        // Of the extension Markers.
        addMarker(type: MarkerType, square: string): void;
        removeMarkers(type?: MarkerType, square?: string): void;
    }
}
declare module "cm-chessboard/src/extensions/markers/Markers.js" {
    export class Markers {}
}
