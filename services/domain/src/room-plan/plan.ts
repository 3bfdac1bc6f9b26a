/** Whole millimeters from the upper left corner of the room: `x` to the right, `y` down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners of a room, clockwise from the upper left one. */
export const notchCorners = ['upper-left', 'upper-right', 'lower-right', 'lower-left'] as const;

export interface Room {
  readonly width: number;
  readonly depth: number;
  /** Height of the ceiling. */
  readonly height: number;
  /** The corner that an L cuts out of the rectangle. */
  readonly notch: {
    readonly corner: (typeof notchCorners)[number];
    readonly width: number;
    readonly depth: number;
  } | null;
}

/** A door or a window in a wall, `at` so many millimeters from where the wall begins, clockwise. */
export type Opening = { readonly wall: number; readonly at: number; readonly width: number } & (
  | { readonly kind: 'window' }
  | { readonly kind: 'door'; readonly hinge: 'start' | 'end'; readonly opens: 'in' | 'out' }
);

/** How a piece is drawn and its place in a room: a chair goes below a table, one walks over a rug. */
export const planKinds = [
  'sofa',
  'armchair',
  'chair',
  'table',
  'coffee-table',
  'desk',
  'bed',
  'rug',
  'shelf',
  'lamp',
  'plant',
  'small',
  'hung',
  'box',
] as const;
export type PlanKind = (typeof planKinds)[number];

/** The kinds of things already in a home, which the store does not sell. */
export const thingKinds = ['box', 'sofa', 'table', 'bed', 'shelf', 'plant'] as const satisfies readonly PlanKind[];
export type ThingKind = (typeof thingKinds)[number];

export interface Size {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** Where the middle of a piece stands; turned clockwise by whole degrees, its back to the upper wall at 0. */
export interface Place extends Point {
  readonly turn: number;
}

/** A piece of the plan: a product, whose size the catalog says, or a thing with its own. */
export type PlanPiece = Place & ({ readonly product: string } | { readonly thing: ThingKind; readonly size: Size });

export interface RoomPlan {
  readonly room: Room;
  readonly openings: readonly Opening[];
  readonly pieces: readonly PlanPiece[];
}

/** A piece with the data that the geometry needs. */
export interface Standing extends Place, Size {
  readonly kind: PlanKind;
}

/** A usual living room with a door, to begin with. */
export const emptyPlan: RoomPlan = {
  room: { width: 5_000, depth: 4_000, height: 2_400, notch: null },
  openings: [
    { kind: 'door', wall: 2, at: 400, width: 900, hinge: 'end', opens: 'in' },
    { kind: 'window', wall: 0, at: 1_600, width: 1_800 },
  ],
  pieces: [],
};

/** The corners of a room, clockwise from the upper left. */
export function outlineOf({ width, depth, notch }: Room): Point[] {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  if (!notch) return corners;
  return corners.flatMap((corner, at) => {
    if (notchCorners[at] !== notch.corner) return [corner];
    const inner = {
      x: corner.x === 0 ? notch.width : width - notch.width,
      y: corner.y === 0 ? notch.depth : depth - notch.depth,
    };
    const [along, down] = [
      { x: inner.x, y: corner.y },
      { x: corner.x, y: inner.y },
    ];
    return at % 2 === 0 ? [down, inner, along] : [along, inner, down];
  });
}

export interface Wall {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  /** Of one millimeter each: along the wall, and into the room. */
  readonly along: Point;
  readonly into: Point;
  /** The turn of a piece that stands with its back to it. */
  readonly turn: number;
}

/** The walls of a room, clockwise; the first is the upper one, or begins where an L cuts that corner. */
export function wallsOf(room: Room): Wall[] {
  const corners = outlineOf(room);
  return corners.map((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
    const along = { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
    const turn = along.x > 0 ? 0 : along.y > 0 ? 90 : along.x < 0 ? 180 : 270;
    return { from, to, length, along, into: { x: 0 - along.y, y: along.x }, turn };
  });
}

/** A point of a wall: so many millimeters along it, and into the room. */
export const onWall = ({ from, along, into }: Wall, far: number, deep = 0): Point => ({
  x: from.x + along.x * far + into.x * deep,
  y: from.y + along.y * far + into.y * deep,
});

/** A product and how many of it the plan has. */
export interface Wanted {
  readonly id: string;
  readonly quantity: number;
}

/** The products of a plan with their numbers, in the order in which they were put into it. */
export function wantedOf({ pieces }: RoomPlan): Wanted[] {
  const counts = new Map<string, number>();
  for (const one of pieces) if ('product' in one) counts.set(one.product, (counts.get(one.product) ?? 0) + 1);
  return [...counts].map(([id, quantity]) => ({ id, quantity }));
}
