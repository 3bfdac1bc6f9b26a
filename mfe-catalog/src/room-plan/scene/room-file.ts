import { outlineOf, type Room, type RoomPlan } from '@actual/domain/room-plan/index';
import { boxOfModel, type Model, readModel } from '@actual/domain/room-plan/model-box';
import type { DrawnPiece } from '../drawn';
import { GlbFile } from './glb-file';
import type { RoomPictures } from './pictures';
import { edgesOf, facesOf, type Quad, type Vector } from './shapes';
import { solidsOf } from './solids';
import { wallsIn } from './walls';

/** A model that is another size than its product, by more than this, is not shown: meters. */
const tolerance = 0.01;

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

type Placer = (x: number, y: number) => readonly [number, number];

/**
 * A room with its pieces as one binary glTF file, in meters around its middle: floor, walls with their doors and windows,
 * a ceiling that is seen from below only; products as their models, or as simple shapes of their kind and color; and what
 * stands in the home already as white shapes with lines at their edges.
 */
export function roomFile(
  plan: RoomPlan,
  pieces: readonly DrawnPiece[],
  models: ReadonlyMap<string, Model>,
  pictures: RoomPictures,
): Uint8Array<ArrayBuffer> {
  const { room } = plan;
  const file = new GlbFile();
  const toScene: Placer = (x, y) => [(x - room.width / 2) / 1_000, (y - room.depth / 2) / 1_000];
  addRoom(file, plan, pictures, toScene);
  const placers = new Map<string, ReturnType<GlbFile['model']>>();
  const owned = { paint: -1, edge: -1 };
  for (const piece of pieces) {
    const [x, z] = toScene(piece.x, piece.y);
    const half = (-piece.turn * Math.PI) / 360;
    const above = piece.kind === 'hung' ? (room.height - piece.height) / 1_000 : 0;
    const place = { translation: [x, above, z], rotation: [0, Math.sin(half), 0, Math.cos(half)] };
    const id = piece.product?.id ?? '';
    const model = models.get(id);
    const box = model && boxOfModel(model);
    if (model && box) {
      const placer = placers.get(id) ?? file.model(model);
      placers.set(id, placer);
      const [cx, cz] = [(box.min[0] + box.max[0]) / 2, (box.min[2] + box.max[2]) / 2];
      placer(place, { translation: [-cx, -box.min[1], -cz] });
      continue;
    }
    const sides: Vector = [piece.width / 1_000, piece.height / 1_000, piece.depth / 1_000];
    const solids = solidsOf(piece.kind, sides, piece.round);
    if (piece.product) {
      const [linen, own] = [true, false].map((is) =>
        solids.filter((one) => (one.linen ?? false) === is).flatMap(facesOf),
      );
      file.faces(own ?? [], file.material(light(piece.color)), place);
      if (linen?.length) file.faces(linen, file.material([0.8, 0.79, 0.77]), place);
      continue;
    }
    if (owned.paint < 0) {
      owned.paint = file.material([0.74, 0.75, 0.77], { roughness: 1, alpha: 0.82 });
      owned.edge = file.material([0.03, 0.04, 0.06], { roughness: 1 });
    }
    file.faces(
      solids.flatMap((one) => facesOf({ ...one, bevel: 0 })),
      owned.paint,
      place,
    );
    file.lines(solids.flatMap(edgesOf), owned.edge, place);
  }
  return file.bytes();
}

function addRoom(file: GlbFile, { room, openings }: RoomPlan, pictures: RoomPictures, toScene: Placer): void {
  const height = room.height / 1_000;
  const [wide, deep] = [room.width / 1_000, room.depth / 1_000];
  const { faces, reveals, trim, panes, leaves } = wallsIn(room, openings, toScene);
  const wallPicture = pictures.wall ? file.picture(pictures.wall) : undefined;
  const paint = file.material(wallPicture === undefined ? [0.66, 0.63, 0.57] : [0.96, 0.96, 0.96], {
    picture: wallPicture,
  });
  file.faces(
    faces,
    paint,
    {},
    wallPicture === undefined
      ? undefined
      : ([x, y, z]) => [Math.abs(Math.abs(x) - wide / 2) < 0.001 ? z / deep + 0.5 : x / wide + 0.5, 1 - y / height],
  );
  const white = file.material([0.8, 0.79, 0.76], { roughness: 0.6 });
  file.faces(reveals, white);
  file.faces(trim.flatMap(facesOf), white);
  const wood = file.material([0.34, 0.2, 0.11], { roughness: 0.55 });
  for (const { at, angle, parts } of leaves)
    file.faces(parts.flatMap(facesOf), wood, {
      translation: [...at],
      rotation: [0, Math.sin(angle / 2), 0, Math.cos(angle / 2)],
    });
  const floorPicture = pictures.floor ? file.picture(pictures.floor) : undefined;
  const floor = file.material(floorPicture === undefined ? [0.36, 0.28, 0.2] : [1, 1, 1], {
    roughness: 0.65,
    picture: floorPicture,
  });
  file.faces(
    floorFaces(room, 0, toScene),
    floor,
    {},
    floorPicture === undefined ? undefined : ([x, , z]) => [x / wide + 0.5, z / deep + 0.5],
  );
  file.faces(
    floorFaces(room, height, toScene).map(([a, b, c, d]): Quad => [d, c, b, a]),
    file.material([0.82, 0.81, 0.78], { glow: [0.3, 0.29, 0.27] }),
  );
  file.faces(panes, file.material([0.62, 0.8, 0.95], { roughness: 0.1, alpha: 0.6, glow: [0.2, 0.27, 0.33] }));
}

/** The floor at a height: a rectangle, or the two that an L is made of. */
function floorFaces(room: Room, y: number, toScene: Placer): Quad[] {
  const rectangle = (left: number, top: number, right: number, bottom: number): Quad => {
    const [[l, t], [r, b]] = [toScene(left, top), toScene(right, bottom)];
    return [
      [l, y, b],
      [r, y, b],
      [r, y, t],
      [l, y, t],
    ];
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
