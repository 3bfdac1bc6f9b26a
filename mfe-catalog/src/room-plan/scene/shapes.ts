export type Vector = readonly [number, number, number];
/** Four corners, counterclockwise from where it is seen. */
export type Quad = readonly [Vector, Vector, Vector, Vector];

/** An upright box in meters, or a round solid that fills it. */
export interface Solid {
  /** Its middle above the floor. */
  readonly at: Vector;
  readonly size: Vector;
  /** How much of the box's edges is taken off. */
  readonly bevel?: number;
  /** Round from above: its shares of the width at the lower and the upper end. */
  readonly round?: readonly [number, number];
  /** White linen, whatever color the piece has. */
  readonly linen?: boolean;
}

/** A box by two opposite corners. */
export const between = ([a, b, c]: Vector, [d, e, f]: Vector): Solid => ({
  at: [(a + d) / 2, (b + e) / 2, (c + f) / 2],
  size: [Math.abs(d - a), Math.abs(e - b), Math.abs(f - c)],
});

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
/** The direction in which a face looks, one meter long; its last two corners may be the same. */
export function normalOf([a, b, c, d]: Quad): Vector {
  const [x, y, z] = cross(minus(c, a), minus(d, b));
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
/** The same corners in the order in which their face looks away from a middle. */
const outward = (quad: Quad, middle: Vector): Quad => {
  const [a, b, c, d] = quad;
  const isOut = dot(normalOf(quad), minus([(a[0] + c[0]) / 2, (a[1] + c[1]) / 2, (a[2] + c[2]) / 2], middle)) >= 0;
  return isOut ? quad : [d, c, b, a];
};

const ends = [-1, 1] as const;

const parts = 28;
/** The faces of a cylinder or cone. */
function roundFaces({ at, size }: Solid, [low, high]: readonly [number, number]): Quad[] {
  const point = (step: number, up: -1 | 0 | 1, share: number): Vector => {
    const angle = (2 * Math.PI * step) / parts;
    return [
      at[0] + (Math.sin(angle) * share * size[0]) / 2,
      at[1] + (up * size[1]) / 2,
      at[2] + (Math.cos(angle) * share * size[2]) / 2,
    ];
  };
  return Array.from({ length: parts }, (_, step): Quad[] => {
    const [a, b, c, d] = [
      point(step, -1, low),
      point(step + 1, -1, low),
      point(step + 1, 1, high),
      point(step, 1, high),
    ];
    return [
      [a, b, c, d],
      [point(0, 1, 0), d, c, c],
      [point(0, -1, 0), b, a, a],
    ];
  })
    .flat()
    .map((face) => outward(face, at));
}

/** The faces of a solid; with a bevel its edges and corners are taken off, which catches the light. */
export function facesOf(solid: Solid): Quad[] {
  const { at, size, bevel = 0, round } = solid;
  if (round) return roundFaces(solid, round);
  const cut = Math.min(bevel, ...size.map((side) => side * 0.49));
  /** The corner towards three ends, on the face of one axis. */
  const point = (axis: number, to: readonly number[]): Vector => {
    const [x = 0, y = 0, z = 0] = [0, 1, 2].map(
      (one) => (at[one] ?? 0) + (to[one] ?? 0) * ((size[one] ?? 0) / 2 - (one === axis ? 0 : cut)),
    );
    return [x, y, z];
  };
  const toward = (values: readonly (readonly [axis: number, end: number])[]): number[] => {
    const to = [0, 0, 0];
    for (const [axis, end] of values) to[axis] = end;
    return to;
  };
  const faces: Quad[] = [];
  for (const axis of [0, 1, 2]) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const end of ends) {
      const corner = (a: number, b: number) =>
        point(
          axis,
          toward([
            [axis, end],
            [u, a],
            [v, b],
          ]),
        );
      faces.push([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
      if (cut === 0) continue;
      for (const other of ends) {
        const edge = (face: number, far: number) =>
          point(
            face,
            toward([
              [axis, end],
              [u, other],
              [v, far],
            ]),
          );
        faces.push([edge(axis, -1), edge(axis, 1), edge(u, 1), edge(u, -1)]);
      }
    }
  }
  if (cut > 0)
    for (const x of ends)
      for (const y of ends)
        for (const z of ends) {
          const [a, b, c] = [0, 1, 2].map((axis) => point(axis, [x, y, z]));
          if (a && b && c) faces.push([a, b, c, c]);
        }
  return faces.map((face) => outward(face, at));
}

/** The twelve edges of the box around a solid, for a drawing of lines. */
export function edgesOf({ at, size }: Solid): (readonly [Vector, Vector])[] {
  const point = (x: number, y: number, z: number): Vector => [
    at[0] + (x * size[0]) / 2,
    at[1] + (y * size[1]) / 2,
    at[2] + (z * size[2]) / 2,
  ];
  return ends.flatMap((a) =>
    ends.flatMap((b): (readonly [Vector, Vector])[] => [
      [point(-1, a, b), point(1, a, b)],
      [point(a, -1, b), point(a, 1, b)],
      [point(a, b, -1), point(a, b, 1)],
    ]),
  );
}
