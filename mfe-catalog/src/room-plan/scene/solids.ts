import type { PlanKind } from '@actual/domain/room-plan/index';

/** An upright box in meters: its middle above the floor, and its sides. */
export interface Solid {
  readonly at: readonly [number, number, number];
  readonly size: readonly [number, number, number];
}

/** A box by its lower middle, within a piece whose back is at negative `z`. */
const solid = (x: number, y: number, z: number, w: number, h: number, d: number): Solid => ({
  at: [x, y + h / 2, z],
  size: [w, h, d],
});

/** Four legs below a top that begins at a height. */
const legs = (w: number, d: number, top: number): Solid[] => {
  const thick = Math.min(0.06, w / 8, d / 8);
  return [-1, 1].flatMap((right) =>
    [-1, 1].map((front) => solid((right * (w - thick)) / 2, 0, (front * (d - thick)) / 2, thick, top, thick)),
  );
};
const topped = (w: number, d: number, h: number): Solid[] => {
  const board = Math.min(0.05, h / 4);
  return [solid(0, h - board, 0, w, board, d), ...legs(w, d, h - board)];
};
const seated = (w: number, d: number, h: number, arm: number): Solid[] => {
  const seat = Math.min(0.42, h * 0.55);
  const back = Math.min(0.24, d * 0.25);
  return [
    solid(0, 0.08, 0, w, seat - 0.08, d),
    solid(0, seat, -d / 2 + back / 2, w, h - seat, back),
    ...(arm > 0
      ? [-1, 1].map((side) =>
          solid((side * (w - arm)) / 2, seat, back / 2, arm, Math.min(0.2, (h - seat) * 0.6), d - back),
        )
      : []),
  ];
};

/** A piece without a 3D model as a few boxes of its kind, never larger than its width, depth and height in meters. */
export function solidsOf(kind: PlanKind, w: number, d: number, h: number): Solid[] {
  switch (kind) {
    case 'sofa':
    case 'armchair':
      return seated(w, d, h, Math.min(0.2, w * 0.14));
    case 'chair': {
      const seat = Math.min(0.46, h * 0.6);
      return [...topped(w, d, seat), solid(0, seat, -d / 2 + 0.02, w, h - seat, 0.04)];
    }
    case 'table':
    case 'coffee-table':
    case 'desk':
      return topped(w, d, h);
    case 'bed': {
      const low = Math.min(0.5, h * 0.7);
      return [
        solid(0, 0.06, 0, w, low - 0.06, d),
        solid(0, 0, -d / 2 + 0.04, w, h, 0.08),
        solid(0, low, -d / 2 + 0.32, w * 0.8, Math.min(0.1, h - low), Math.min(0.4, d * 0.2)),
      ];
    }
    case 'lamp':
      return [
        solid(0, 0, 0, w * 0.6, 0.03, d * 0.6),
        solid(0, 0.03, 0, 0.03, h * 0.75, 0.03),
        solid(0, h * 0.75, 0, w, h * 0.25, d),
      ];
    case 'plant':
      return [solid(0, 0, 0, w * 0.5, h * 0.3, d * 0.5), solid(0, h * 0.3, 0, w, h * 0.7, d)];
    default:
      return [solid(0, 0, 0, w, h, d)];
  }
}
