import { cornersOf } from '@actual/domain/room-plan/index';
import type { DrawnPiece } from './drawn';

type Sized = Pick<DrawnPiece, 'x' | 'y' | 'turn' | 'width' | 'depth'>;

/** How far the left and the upper edge of a piece are from those of the room, in millimeters. */
export function edgesFrom(piece: Sized): { left: number; top: number } {
  const corners = cornersOf(piece);
  return {
    left: Math.round(Math.min(...corners.map(({ x }) => x))),
    top: Math.round(Math.min(...corners.map(({ y }) => y))),
  };
}

/** Where the middle of a piece is whose edges are so far from those of the room. */
export function middleAt(piece: Sized, { left, top }: { left: number; top: number }): { x: number; y: number } {
  const now = edgesFrom(piece);
  return { x: Math.round(piece.x + left - now.left), y: Math.round(piece.y + top - now.top) };
}
