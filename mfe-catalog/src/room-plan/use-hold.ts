import { type Room, snapped } from '@actual/domain/room-plan/index';
import { type PointerEvent, useRef, useState } from 'react';
import type { DrawnPiece } from './drawn';

/** Where a held piece is now. */
export interface Held {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Moves a piece by mouse, pen or finger: it follows, is drawn to walls and others, and stays in the room. */
export function useHold(room: Room, pieces: readonly DrawnPiece[], onPut: (put: Held) => void) {
  const [held, setHeld] = useState<Held | null>(null);
  const now = useRef<Held | null>(null);
  const hold = (piece: DrawnPiece, event: PointerEvent<SVGGElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const target = event.currentTarget;
    const matrix = target.ownerSVGElement?.getScreenCTM()?.inverse();
    if (!matrix) return;
    const start = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    target.setPointerCapture(event.pointerId);
    const others = pieces.filter(({ at }) => at !== piece.at);
    const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
    const move = (moved: globalThis.PointerEvent) => {
      const point = new DOMPoint(moved.clientX, moved.clientY).matrixTransform(matrix);
      const to = snapped(
        { ...piece, x: piece.x + point.x - start.x, y: piece.y + point.y - start.y },
        room,
        others.filter(({ kind }) => piece.kind === 'rug' || kind !== 'rug'),
      );
      now.current = { at: piece.at, x: within(to.x, room.width), y: within(to.y, room.depth) };
      setHeld(now.current);
    };
    const end = () => {
      target.removeEventListener('pointermove', move);
      if (now.current) onPut(now.current);
      now.current = null;
      setHeld(null);
    };
    target.addEventListener('pointermove', move);
    target.addEventListener('lostpointercapture', end, { once: true });
  };
  return { held, hold };
}
