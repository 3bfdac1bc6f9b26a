import { type Opening, outlineOf, type RoomPlan, type Wall, wallsOf } from '@actual/domain/room-plan/index';
import { boxOfModel, type Model, readModel } from '@actual/domain/room-plan/model-box';
import type { DrawnPiece } from '../drawn';
import { GlbFile } from './glb-file';
import { type Solid, solidsOf } from './solids';

type Vector = readonly [number, number, number];
type Quad = readonly Vector[];

/** Heights of openings in meters: the sill of a window, and where windows and doors end. */
const sill = 0.9;
const lintel = 2.1;
/** A model that is another size than its product, by more than this, is not shown: meters. */
const tolerance = 0.01;

const quad = (a: Vector, b: Vector, c: Vector, d: Vector): Quad => [a, b, c, d];

/** The faces of an upright box. */
function facesOf({ at: [x, y, z], size: [w, h, d] }: Solid): Quad[] {
  const [l, r, u, o, b, f] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2, z - d / 2, z + d / 2];
  return [
    quad([l, u, f], [r, u, f], [r, o, f], [l, o, f]),
    quad([r, u, b], [l, u, b], [l, o, b], [r, o, b]),
    quad([r, u, f], [r, u, b], [r, o, b], [r, o, f]),
    quad([l, u, b], [l, u, f], [l, o, f], [l, o, b]),
    quad([l, o, f], [r, o, f], [r, o, b], [l, o, b]),
    quad([l, u, b], [r, u, b], [r, u, f], [l, u, f]),
  ];
}

/** A wall seen from inside, without its openings; nothing of it is seen from outside, as in a doll's house. */
function wallFaces(
  wall: Wall,
  openings: readonly Opening[],
  height: number,
  toScene: (x: number, y: number) => readonly [number, number],
): Quad[] {
  const panel = (from: number, to: number, low: number, high: number): Quad[] => {
    if (to - from < 1 || high - low < 0.001) return [];
    const [ax, az] = toScene(wall.from.x + wall.along.x * from, wall.from.y + wall.along.y * from);
    const [bx, bz] = toScene(wall.from.x + wall.along.x * to, wall.from.y + wall.along.y * to);
    return [quad([ax, low, az], [bx, low, bz], [bx, high, bz], [ax, high, az])];
  };
  const sorted = [...openings].sort((one, other) => one.at - other.at);
  let at = 0;
  const faces = sorted.flatMap((one) => {
    const before = panel(at, one.at, 0, height);
    at = one.at + one.width;
    const top = Math.min(lintel, height);
    const below = one.kind === 'window' ? panel(one.at, at, 0, Math.min(sill, height)) : [];
    return [...before, ...below, ...panel(one.at, at, top, height)];
  });
  return [...faces, ...panel(at, wall.length, 0, height)];
}

/** `#D9B88A` as glTF wants it: linear shares of light. */
const light = (hex: string | null): readonly [number, number, number] => {
  const found = /^#([0-9a-f]{6})$/i.exec(hex ?? '')?.[1] ?? 'd8d2c8';
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => (Number.parseInt(found.slice(at, at + 2), 16) / 255) ** 2.2);
  return [r, g, b];
};

/** The model of a piece where it is a model, and as large as the piece. */
export function fittingModel(bytes: Uint8Array, { width, depth, height }: DrawnPiece): Model | null {
  const model = readModel(bytes);
  const box = model && boxOfModel(model);
  if (!model || !box) return null;
  const told = [width, height, depth];
  const isFitting = box.max.every(
    (end, axis) => Math.abs(end - (box.min[axis] ?? 0) - (told[axis] ?? 0) / 1_000) <= tolerance + 0.0005,
  );
  return isFitting ? model : null;
}

/** A color of paper as a floor of the same: paler would be lost in the light of the view. */
const dimmed = (color: readonly [number, number, number]): readonly [number, number, number] => [
  color[0] * 0.55,
  color[1] * 0.5,
  color[2] * 0.42,
];

/** A round rug from above. */
const discFaces = (w: number, d: number, h: number): Quad[] => {
  const point = (at: number): Vector => [(Math.sin(at * step) * w) / 2, h, (Math.cos(at * step) * d) / 2];
  const parts = 32;
  const step = (2 * Math.PI) / parts;
  return Array.from({ length: parts }, (_, at) => quad([0, h, 0], point(at), point(at + 1), point(at + 1)));
};

/** A room with its pieces as one binary glTF file, in meters around its middle; pieces without a model are boxes of their kind. */
export function roomFile(
  plan: RoomPlan,
  pieces: readonly DrawnPiece[],
  models: ReadonlyMap<string, Model>,
  floor: string,
): Uint8Array<ArrayBuffer> {
  const { room, openings } = plan;
  const file = new GlbFile();
  const toScene = (x: number, y: number) => [(x - room.width / 2) / 1_000, (y - room.depth / 2) / 1_000] as const;
  const height = room.height / 1_000;
  const walls = file.material([0.6, 0.57, 0.52]);
  wallsOf(room).forEach((wall, at) => {
    file.faces(
      wallFaces(
        wall,
        openings.filter((one) => one.wall === at),
        height,
        toScene,
      ),
      walls,
    );
  });
  file.faces(floorFaces(plan, toScene), file.material(dimmed(light(floor)), 0.6));
  const placers = new Map<string, ReturnType<GlbFile['model']>>();
  for (const piece of pieces) {
    const [x, z] = toScene(piece.x, piece.y);
    const half = (-piece.turn * Math.PI) / 360;
    const above = piece.kind === 'hung' ? height - piece.height / 1_000 : 0;
    const place = { translation: [x, above, z], rotation: [0, Math.sin(half), 0, Math.cos(half)] };
    const id = piece.product?.id ?? '';
    const model = models.get(id);
    const box = model && boxOfModel(model);
    if (model && box) {
      const placer = placers.get(id) ?? file.model(model);
      placers.set(id, placer);
      const [cx, cz] = [(box.min[0] + box.max[0]) / 2, (box.min[2] + box.max[2]) / 2];
      placer(place, { translation: [-cx, -box.min[1], -cz] });
    } else {
      const sides = [piece.width / 1_000, piece.depth / 1_000, piece.height / 1_000] as const;
      const faces =
        piece.kind === 'rug' && piece.round ? discFaces(...sides) : solidsOf(piece.kind, ...sides).flatMap(facesOf);
      file.faces(faces, file.material(light(piece.color)), place);
    }
  }
  return file.bytes();
}

/** The floor: a rectangle, or the two that an L is made of. */
function floorFaces({ room }: RoomPlan, toScene: (x: number, y: number) => readonly [number, number]): Quad[] {
  const rectangle = (left: number, top: number, right: number, bottom: number): Quad => {
    const [[l, t], [r, b]] = [toScene(left, top), toScene(right, bottom)];
    return quad([l, 0, b], [r, 0, b], [r, 0, t], [l, 0, t]);
  };
  if (!room.notch) return [rectangle(0, 0, room.width, room.depth)];
  const { corner, width, depth } = room.notch;
  const isUpper = corner.startsWith('upper');
  const isLeft = corner.endsWith('left');
  const line = isUpper ? depth : room.depth - depth;
  const [left, right] = isLeft ? [width, room.width] : [0, room.width - width];
  return outlineOf(room).length === 6 && isUpper
    ? [rectangle(left, 0, right, line), rectangle(0, line, room.width, room.depth)]
    : [rectangle(0, 0, room.width, line), rectangle(left, line, right, room.depth)];
}
