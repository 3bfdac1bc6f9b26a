import type { PlanKind } from '@actual/domain/room-plan/index';
import type { Solid, Vector } from './shapes';

/** A box by its lower middle, within a piece whose back is at negative `z`. */
const solid = (x: number, y: number, z: number, [w, h, d]: Vector, bevel = 0.008): Solid => ({
  at: [x, y + h / 2, z],
  size: [w, h, d],
  bevel,
});
/** What is round in it, with its shares of the width at the lower and the upper end. */
const turned = (y: number, [w, h, d]: Vector, round: readonly [number, number] = [1, 1]): Solid => ({
  at: [0, y + h / 2, 0],
  size: [w, h, d],
  round,
});
/** Round rings above each other, from a height to another. */
const rings = (from: number, to: number, [w, d]: readonly [number, number], shares: readonly number[]): Solid[] => {
  const each = (to - from) / (shares.length - 1);
  return shares.slice(1).map((share, at) => turned(from + at * each, [w, each, d], [shares[at] ?? 0, share]));
};
const both = [-1, 1] as const;
const row = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Four legs below a top that begins at a height. */
const legs = (w: number, d: number, top: number): Solid[] => {
  const thick = Math.min(0.05, w / 8, d / 8);
  return both.flatMap((right) =>
    both.map((front) => solid((right * (w - thick)) / 2, 0, (front * (d - thick)) / 2, [thick, top, thick])),
  );
};
const topped = (w: number, d: number, h: number): Solid[] => {
  const board = Math.min(0.04, h / 4);
  const apron = Math.min(0.07, h / 6);
  return [
    solid(0, h - board, 0, [w, board, d], 0.012),
    solid(0, h - board - apron, 0, [w * 0.92, apron, d * 0.86]),
    ...legs(w * 0.96, d * 0.94, h - board),
  ];
};

/** A round table on one foot. */
function pedestal(w: number, d: number, h: number): Solid[] {
  const board = Math.min(0.035, h / 4);
  return [
    turned(h - board, [w, board, d]),
    turned(0.03, [w * 0.12, h - board - 0.03, d * 0.12]),
    turned(0, [w * 0.56, 0.03, d * 0.56]),
  ];
}

/** A sofa or armchair: feet, body, arms, and cushions for as many as sit on it. */
function seated(w: number, d: number, h: number): Solid[] {
  const arm = Math.min(0.2, w * 0.13);
  const back = Math.min(0.2, d * 0.22);
  const seat = Math.min(0.44, h * 0.58);
  const [foot, cushion] = [Math.min(0.08, h * 0.12), Math.min(0.16, seat * 0.36)];
  const inner = w - 2 * arm;
  const count = Math.max(1, Math.min(4, Math.round(inner / 0.75)));
  const each = inner / count;
  return [
    ...legs(w * 0.94, d * 0.9, foot),
    solid(0, foot, 0, [w, seat - cushion - foot, d], 0.03),
    solid(0, seat - cushion, -d / 2 + back / 2, [w, h - seat + cushion, back], 0.05),
    ...both.map((side) =>
      solid(
        (side * (w - arm)) / 2,
        seat - cushion,
        back / 2,
        [arm, cushion + Math.min(0.2, (h - seat) * 0.6), d - back],
        0.05,
      ),
    ),
    ...row(count).flatMap((at) => {
      const x = -inner / 2 + (at + 0.5) * each;
      return [
        solid(x, seat - cushion, back / 2 + 0.01, [each - 0.012, cushion, d - back - 0.02], 0.045),
        solid(x, seat, -d / 2 + back + 0.07, [each - 0.03, Math.max(0.02, (h - seat) * 0.86), 0.14], 0.05),
      ];
    }),
  ];
}

/** A chest of drawers below the height of a person's breast, shelves above it. */
function cabinet(w: number, d: number, h: number): Solid[] {
  const board = Math.min(0.025, w / 8, h / 8);
  const foot = Math.min(0.08, h * 0.08);
  if (h < 1.2) {
    const columns = Math.max(1, Math.round(w / 0.7));
    const rows = Math.max(1, Math.round((h - foot) / 0.3));
    const [each, tall] = [w / columns, (h - foot) / rows];
    return [
      solid(0, foot, -0.01, [w, h - foot, d - 0.02]),
      solid(0, 0, -d * 0.05, [w * 0.94, foot, d * 0.9]),
      ...row(columns).flatMap((column) =>
        row(rows).map((line) =>
          solid(-w / 2 + (column + 0.5) * each, foot + line * tall + 0.01, d / 2 - 0.0125, [
            each - 0.02,
            tall - 0.02,
            0.025,
          ]),
        ),
      ),
    ];
  }
  const shelves = Math.max(2, Math.round(h / 0.38));
  const uprights = Math.max(1, Math.round(w / 0.9));
  return [
    solid(0, 0, -d / 2 + 0.006, [w, h, 0.012], 0),
    ...row(uprights + 1).map((at) => solid(-w / 2 + board / 2 + (at * (w - board)) / uprights, 0, 0, [board, h, d])),
    ...row(shelves + 1).map((at) => solid(0, foot + (at * (h - foot - board)) / shelves, 0, [w, board, d])),
  ];
}

function bed(w: number, d: number, h: number): Solid[] {
  const low = Math.min(0.55, h * 0.6);
  const base = low * 0.5;
  const head = Math.min(0.08, d * 0.05);
  const pillows = w > 1.15 ? 2 : 1;
  const each = w / pillows;
  const rise = Math.min(0.12, h - low);
  const soft = Math.min(0.4, d * 0.2);
  return [
    ...legs(w * 0.94, d * 0.96, base * 0.4),
    solid(0, base * 0.4, 0, [w, base * 0.6, d], 0.02),
    { ...solid(0, base, head / 2, [w * 0.97, low - base, d - head - 0.02], 0.06), linen: true },
    solid(0, base * 0.4, -d / 2 + head / 2, [w, h - base * 0.4, head], 0.025),
    solid(0, low - 0.03, d * 0.14, [w, 0.05, d * 0.7], 0.02),
    ...row(pillows).map((at) => ({
      ...solid(-w / 2 + (at + 0.5) * each, low, -d / 2 + head + soft * 0.65, [each * 0.82, rise, soft], 0.055),
      linen: true,
    })),
  ];
}

/** A piece without a 3D model as a few shapes of its kind, never larger than its width, height and depth in meters. */
export function solidsOf(kind: PlanKind, [w, h, d]: Vector, isRound = false): Solid[] {
  if (isRound && (kind === 'table' || kind === 'coffee-table' || kind === 'desk')) return pedestal(w, d, h);
  if (isRound && kind !== 'plant') return [turned(0, [w, h, d])];
  switch (kind) {
    case 'sofa':
    case 'armchair':
      return seated(w, d, h);
    case 'chair': {
      const seat = Math.min(0.46, h * 0.6);
      return [...topped(w, d, seat), solid(0, seat, -d / 2 + 0.02, [w * 0.94, h - seat, 0.04], 0.015)];
    }
    case 'table':
    case 'coffee-table':
    case 'desk':
      return topped(w, d, h);
    case 'bed':
      return bed(w, d, h);
    case 'shelf':
      return cabinet(w, d, h);
    case 'lamp':
      return [
        turned(0, [w * 0.6, 0.025, d * 0.6]),
        turned(0.025, [0.025, h * 0.8, 0.025]),
        turned(h * 0.76, [w, h * 0.24, d], [1, 0.7]),
      ];
    case 'plant':
      return [
        turned(0, [w * 0.5, h * 0.28, d * 0.5], [0.75, 1]),
        turned(h * 0.28, [0.03, h * 0.2, 0.03]),
        ...rings(h * 0.4, h, [w, d], [0.4, 0.82, 1, 0.94, 0.7, 0.2]),
      ];
    case 'small':
      return rings(0, h, [w, d], [0.55, 0.9, 1, 0.8, 0.42, 0.5]);
    default:
      return [solid(0, 0, 0, [w, h, d])];
  }
}
