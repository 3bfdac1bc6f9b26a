import { cm, type Size } from './size';

/** An ordinary inner door in Mexico: the opening's width and height in cm. */
const DOOR = { width: 80, height: 200 };
/** Hands, frame and hinges take this much, in cm. */
const HANDS = 5;

export type Passage = 'easy' | 'tight' | 'no';

/**
 * Whether the piece, whole and turned as it fits best, goes through an ordinary door: its two smaller measures must fit
 * the opening. `tight` leaves less than 5 cm for hands and frame.
 */
export function passageOf({ width, depth, height }: Size): Passage {
  const [least = 0, middle = 0] = [width, depth, height].sort((a, b) => a - b);
  if (least > DOOR.width || middle > DOOR.height) return 'no';
  return least > DOOR.width - HANDS || middle > DOOR.height - HANDS ? 'tight' : 'easy';
}

/** The same in words that promise nothing about a door nobody has measured. */
export function doorText(size: Size): string {
  const [least = 0, middle = 0] = [size.width, size.depth, size.height].sort((a, b) => a - b);
  const face = `${cm(least)} × ${cm(middle)}`.replaceAll(' ', '\u00a0');
  return {
    easy: `Sí, por una puerta común de ${DOOR.width} cm: por su lado menor ocupa ${face}. Mide también pasillos y escaleras.`,
    tight: `Muy justo en una puerta común de ${DOOR.width} cm: por su lado menor ocupa ${face}. Mide tu puerta antes de comprar.`,
    no: `Puede que no pase armado por una puerta común de ${DOOR.width} cm: por su lado menor ocupa ${face}. Mide tu acceso o pregúntanos antes de comprar.`,
  }[passageOf(size)];
}
