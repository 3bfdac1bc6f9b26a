import type { Packing } from '@actual/contracts/way-in/packing';

/** Comes in flat parcels and is built in the room. */
const built =
  /^(?:camas|buros|comodas|closets|tocadores|centros-de-tv|comedores|mesas|antecomedores|escritorios|libreros|vitrinas|credenzas|organizadores|muebles-de-cocina|muebles-de-bano|cunas|literas|biombos)/;
/** Stands on legs that are screwed off. */
const onLegs = /^(?:sofas|salas|love-seats|sillones|butacas)/;
/**
 * Centimeters: legs, cardboard on both sides, a parcel of boards, and the most that one parcel of boards weighs in
 * kilograms.
 */
const legs = 12;
const cardboard = 4;
const boards = 14;
const heaviest = 38;

const whole = (value: number): number => Math.max(1, Math.round(value));
const tenth = (value: number): number => Math.round(value * 10) / 10;

interface Piece {
  readonly category: string;
  readonly weightKg: number;
  /** Centimeters; 0 where unknown. */
  readonly size: readonly [width: number, depth: number, height: number];
}

/** How a piece of the demo travels, by its kind, size and weight; null where a size is unknown. */
export function packingOf({ category, weightKg, size }: Piece): Packing | null {
  const [width, depth, height] = size;
  if (Math.min(...size) <= 0) return null;
  const packed = weightKg * 1.08;
  if (built.test(category)) {
    const [least = 0, middle = 0, most = 0] = [...size].sort((a, b) => a - b);
    const pieces = Math.max(1, Math.ceil(packed / heaviest));
    const parcel = {
      width: whole(most + cardboard),
      depth: whole(middle + cardboard),
      height: whole(Math.min(least, boards)),
      pieces,
      weightKg: tenth(packed / pieces),
    };
    return { parcels: [parcel], builtAtHome: true, bare: null };
  }
  const comesOff = onLegs.test(category) && height > 60;
  const bare = comesOff ? { width, depth, height: height - legs } : null;
  const packedHeight = (comesOff ? height - legs : height) + cardboard;
  return {
    parcels: [
      {
        width: whole(width + cardboard),
        depth: whole(depth + cardboard),
        height: whole(packedHeight),
        pieces: 1,
        weightKg: tenth(packed),
      },
    ],
    builtAtHome: false,
    bare,
  };
}
