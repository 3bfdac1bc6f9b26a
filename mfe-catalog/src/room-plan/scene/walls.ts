import { type Opening, onWall, type Room, type Wall, wallsOf } from '@actual/domain/room-plan/index';
import { between, type Quad, type Solid, type Vector } from './shapes';

/** Heights of openings in meters: the sill of a window, and where windows and doors end. */
const sill = 0.9;
const lintel = 2.1;
/** How thick walls are, frames stand before them, and the skirting is high. */
const thick = 0.12;
const proud = 0.015;
const skirting = 0.09;
const frame = 0.06;
/** How far doors stand open, in degrees. */
const ajar = 72;

/** A leaf of a door: its box around the hinge, which is turned by an angle at a place. */
export interface Leaf {
  readonly at: Vector;
  readonly angle: number;
  readonly parts: readonly Solid[];
}

/** What walls are made of, in meters: each part has a material of its own. */
export interface Walls {
  /** Seen from inside; nothing of them is seen from outside, as in a doll's house. */
  readonly faces: readonly Quad[];
  readonly reveals: readonly Quad[];
  readonly trim: readonly Solid[];
  readonly panes: readonly Quad[];
  readonly leaves: readonly Leaf[];
}

type Placer = (x: number, y: number) => readonly [number, number];

/** The walls of a room of a height in meters, with skirting, framed windows and doors that stand open. */
export function wallsIn(room: Room, openings: readonly Opening[], toScene: Placer): Walls {
  const height = room.height / 1_000;
  const all = wallsOf(room).map((wall, at) =>
    wallIn(
      wall,
      openings.filter((one) => one.wall === at).sort((one, other) => one.at - other.at),
      height,
      toScene,
    ),
  );
  return {
    faces: all.flatMap(({ faces }) => faces),
    reveals: all.flatMap(({ reveals }) => reveals),
    trim: all.flatMap(({ trim }) => trim),
    panes: all.flatMap(({ panes }) => panes),
    leaves: all.flatMap(({ leaves }) => leaves),
  };
}

function wallIn(wall: Wall, openings: readonly Opening[], height: number, toScene: Placer): Walls {
  /** So many millimeters along the wall, meters up, and meters into the room. */
  const point = (far: number, up: number, deep = 0): Vector => {
    const { x, y } = onWall(wall, far, deep * 1_000);
    const [a, b] = toScene(x, y);
    return [a, up, b];
  };
  const panel = (from: number, to: number, low: number, high: number, deep = 0): Quad[] =>
    to - from < 1 || high - low < 0.001
      ? []
      : [[point(from, low, deep), point(to, low, deep), point(to, high, deep), point(from, high, deep)]];
  const bar = (from: number, to: number, low: number, high: number, deep: readonly [number, number]): Solid =>
    between(point(from, low, deep[0]), point(to, high, deep[1]));
  const top = Math.min(lintel, height);
  const faces: Quad[] = [];
  const reveals: Quad[] = [];
  const trim: Solid[] = [];
  const panes: Quad[] = [];
  const leaves: Leaf[] = [];
  const skirt = (from: number, to: number) => {
    if (to - from > 20) trim.push(bar(from, to, 0.001, skirting, [0, proud]));
  };
  let at = 0;
  let bare = 0;
  for (const one of openings) {
    const [from, to] = [one.at, one.at + one.width];
    const low = one.kind === 'window' ? Math.min(sill, top) : 0;
    faces.push(...panel(at, from, 0, height), ...panel(from, to, 0, low), ...panel(from, to, top, height));
    at = to;
    reveals.push(
      [point(from, low, 0), point(from, top, 0), point(from, top, -thick), point(from, low, -thick)],
      [point(to, low, -thick), point(to, top, -thick), point(to, top, 0), point(to, low, 0)],
      [point(from, low, -thick), point(to, low, -thick), point(to, low, 0), point(from, low, 0)],
      [point(from, top, 0), point(to, top, 0), point(to, top, -thick), point(from, top, -thick)],
    );
    const wide = Math.min(frame * 1_000, one.width / 5);
    const around = one.kind === 'door' ? ([-thick, proud] as const) : ([-thick * 0.75, -thick * 0.3] as const);
    trim.push(
      bar(from, from + wide, low, top, around),
      bar(to - wide, to, low, top, around),
      bar(from + wide, to - wide, top - wide / 1_000, top, around),
    );
    if (one.kind === 'window') {
      const middle = (from + to) / 2;
      trim.push(bar(from + wide, to - wide, low, low + wide / 1_000, around));
      if (one.width > 900) trim.push(bar(middle - wide / 3, middle + wide / 3, low, top, around));
      trim.push(bar(from - 30, to + 30, low - 0.03, low, [-thick * 0.2, 0.05]));
      panes.push(...panel(from, to, low, top, -thick / 2));
      continue;
    }
    skirt(bare, from);
    bare = to;
    leaves.push(leafOf(one, { from: from + wide, to: to - wide, high: top - wide / 1_000 }, { wall, point }));
  }
  faces.push(...panel(at, wall.length, 0, height));
  skirt(bare, wall.length);
  return { faces, reveals, trim, panes, leaves };
}

/** The leaf of a door, hinged and opened as the plan says, with a handle on both sides. */
function leafOf(
  { hinge, opens }: Extract<Opening, { kind: 'door' }>,
  { from, to, high }: { from: number; to: number; high: number },
  { wall, point }: { wall: Wall; point: (far: number, up: number, deep?: number) => Vector },
): Leaf {
  const isStart = hinge === 'start';
  const width = (to - from) / 1_000;
  const at = point(isStart ? from : to, 0, opens === 'in' ? 0 : -thick);
  // along the wall from the hinge to the lock, then into the room or out of it
  const way = isStart ? 1 : -1;
  const shut = Math.atan2(-wall.along.y * way, wall.along.x * way);
  const swing = (ajar * Math.PI) / 180;
  const angle = shut - swing * way * (opens === 'in' ? 1 : -1);
  const handle = (side: number): Solid => ({
    at: [width - 0.1, 1, side * 0.045],
    size: [0.12, 0.02, 0.05],
    bevel: 0.008,
  });
  const leaf: Solid = { at: [width / 2, high / 2 + 0.005, 0], size: [width, high - 0.01, 0.04], bevel: 0.004 };
  return { at, angle, parts: [leaf, handle(1), handle(-1)] };
}
