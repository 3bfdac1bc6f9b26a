import {
  type Opening,
  onWall,
  type Place,
  type PlanKind,
  type Point,
  type RoomPlan,
  type Wall,
  wallsOf,
} from '@actual/domain/room-plan/index';
import { type PlanProducts, squareOf, wallMm } from './room-of-plan';

/** A piece as it is seen from above, in millimeters. */
interface SeenPiece {
  readonly place: Place;
  readonly width: number;
  readonly depth: number;
  readonly kind: PlanKind;
  readonly round: boolean;
  readonly color: string;
}

const colors = { floor: '#f6f2ea', wall: '#3a3835', open: '#ffffff', piece: '#cfc5b4', thing: '#e2dfd9' } as const;
/** Pixels of a side: the widest that pages ask for. */
const side = 1_200;

/** What stands in a plan, lowest first: the largest, as a rug does. Products without a size are left out. */
export const seenPieces = ({ pieces }: RoomPlan, products: PlanProducts): SeenPiece[] =>
  pieces
    .flatMap((piece): SeenPiece[] => {
      if ('thing' in piece) {
        const { thing, size } = piece;
        return [{ ...size, place: piece, kind: thing, round: thing === 'plant', color: colors.thing }];
      }
      const product = products.get(piece.product);
      if (!product || product.width === 0 || product.depth === 0) return [];
      const { width, depth, kind, round, color } = product;
      return [{ place: piece, width, depth, kind, round, color: color ?? colors.piece }];
    })
    .sort((one, other) => other.width * other.depth - one.width * one.depth);

/** Kinds with a back or a headboard, drawn along it. */
const backed: ReadonlySet<PlanKind> = new Set(['sofa', 'armchair', 'chair', 'bed']);

function drawPiece(to: CanvasRenderingContext2D, { place, width, depth, kind, round, color }: SeenPiece): void {
  to.save();
  to.translate(place.x, place.y);
  to.rotate((place.turn * Math.PI) / 180);
  to.fillStyle = color;
  to.lineWidth = 14;
  to.beginPath();
  if (round) to.ellipse(0, 0, width / 2, depth / 2, 0, 0, 2 * Math.PI);
  else to.roundRect(-width / 2, -depth / 2, width, depth, Math.min(width, depth) / (kind === 'rug' ? 40 : 10));
  to.fill();
  to.stroke();
  if (backed.has(kind) && !round) {
    const back = -depth / 2 + Math.min(depth / 4, 220);
    to.beginPath();
    to.moveTo(-width / 2, back);
    to.lineTo(width / 2, back);
    to.stroke();
  }
  to.restore();
}

const trace = (to: CanvasRenderingContext2D, points: readonly Point[]): void => {
  to.beginPath();
  for (const { x, y } of points) to.lineTo(x, y);
};

function drawOpening(to: CanvasRenderingContext2D, wall: Wall, opening: Opening): void {
  const { at, width, kind } = opening;
  trace(to, [onWall(wall, at), onWall(wall, at + width), onWall(wall, at + width, -wallMm), onWall(wall, at, -wallMm)]);
  to.closePath();
  to.fillStyle = colors.open;
  to.fill();
  to.lineWidth = 16;
  if (kind === 'window') {
    trace(to, [onWall(wall, at, -wallMm / 2), onWall(wall, at + width, -wallMm / 2)]);
    to.stroke();
    return;
  }
  const hinge = opening.hinge === 'start' ? at : at + width;
  const end = opening.hinge === 'start' ? at + width : at;
  const deep = opening.opens === 'in' ? 0 : -wallMm;
  const reach = opening.opens === 'in' ? width : -width;
  const [axis, leaf, shut] = [onWall(wall, hinge, deep), onWall(wall, hinge, deep + reach), onWall(wall, end, deep)];
  const angleTo = (point: Point) => Math.atan2(point.y - axis.y, point.x - axis.x);
  const isBack = (angleTo(shut) - angleTo(leaf) + 2 * Math.PI) % (2 * Math.PI) > Math.PI;
  trace(to, [axis, leaf]);
  to.stroke();
  to.lineWidth = 8;
  to.beginPath();
  to.arc(axis.x, axis.y, width, angleTo(leaf), angleTo(shut), isBack);
  to.stroke();
}

/** A picture of a plan from above, in true scale; null where the browser draws none. */
export function drawPlan(plan: RoomPlan, products: PlanProducts): Promise<File | null> {
  const canvas = document.createElement('canvas');
  const to = canvas.getContext('2d');
  if (!to) return Promise.resolve(null);
  canvas.width = side;
  canvas.height = side;
  const square = squareOf(plan.room);
  to.scale(side / square.side, side / square.side);
  to.translate(square.left, square.top);
  to.strokeStyle = colors.wall;
  to.lineJoin = 'miter';
  const walls = wallsOf(plan.room);
  trace(
    to,
    walls.map(({ from }) => from),
  );
  to.closePath();
  // half of the line is below the floor
  to.lineWidth = wallMm * 2;
  to.stroke();
  to.fillStyle = colors.floor;
  to.fill();
  for (const opening of plan.openings) {
    const wall = walls[opening.wall];
    if (wall) drawOpening(to, wall, opening);
  }
  for (const piece of seenPieces(plan, products)) drawPiece(to, piece);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob && new File([blob], 'plano.png', { type: 'image/png' })), 'image/png');
  });
}
