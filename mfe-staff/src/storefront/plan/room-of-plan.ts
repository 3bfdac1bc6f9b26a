import { roomPlanAddress } from '@actual/contracts/facts/catalog/room-plan';
import {
  type Place,
  type PlanKind,
  type Point,
  planFaults,
  type Room,
  type RoomPlan,
  readPlan,
  wantedOf,
} from '@actual/domain/room-plan/index';
import type { ContentOf } from '../editors/editor';

type RoomPiece = ContentOf<'rooms'>['rooms'][number]['pieces'][number];

/** A product of a plan, in millimeters. */
export interface PlanProduct {
  readonly itemCode: string;
  readonly width: number;
  readonly depth: number;
  readonly kind: PlanKind;
  readonly round: boolean;
  /** On a screen; null where none is known. */
  readonly color: string | null;
}
export type PlanProducts = ReadonlyMap<string, PlanProduct>;

/** How thick walls are drawn, and what is left free around them, in millimeters. */
export const wallMm = 120;
const edgeMm = 80;
/** Points nearer to each other cover one another. */
const apartMm = 400;

/** The plan of a planner's link, or of its text alone; a sentence where there is none. */
export function planOfLink(typed: string): RoomPlan | string {
  const text = typed.trim();
  const carried = URL.canParse(text) ? new URL(text).searchParams.get(roomPlanAddress.plan) : text;
  if (!carried) return 'Esa liga no lleva un plano: cópiala con «Compartir» en el planeador.';
  const read = readPlan(carried);
  return 'plan' in read ? read.plan : planFaults[read.fault];
}

/** How a room lies in the middle of a square picture: the millimeters of a side, and where its upper left corner is. */
export function squareOf({ width, depth }: Room): { side: number; left: number; top: number } {
  const side = Math.max(width, depth) + 2 * (wallMm + edgeMm);
  return { side, left: (side - width) / 2, top: (side - depth) / 2 };
}

/** Where the point of a piece is seen: in its middle, or in its lower left where a smaller piece stands on its middle. */
function pointOf(place: Place, product: PlanProduct, others: readonly (readonly [Place, PlanProduct])[]): Point {
  const isCovered = others.some(
    ([other, { width, depth }]) =>
      width * depth < product.width * product.depth && Math.hypot(other.x - place.x, other.y - place.y) < apartMm,
  );
  if (!isCovered) return place;
  const angle = (place.turn * Math.PI) / 180;
  const [across, down] = [-product.width / 3.2, product.depth / 3.2];
  return {
    x: place.x + across * Math.cos(angle) - down * Math.sin(angle),
    y: place.y + across * Math.sin(angle) + down * Math.cos(angle),
  };
}

/** The pieces of a room as its plan has them: sold products, each with a point where its first piece stands. */
export function piecesOfPlan(plan: RoomPlan, products: PlanProducts): RoomPiece[] {
  const { side, left, top } = squareOf(plan.room);
  const percent = (mm: number) => Math.min(100, Math.max(0, Math.round((mm / side) * 100)));
  const found = wantedOf(plan).flatMap(({ id, quantity }) => {
    const product = products.get(id);
    const place = plan.pieces.find((one) => 'product' in one && one.product === id);
    return product && place ? [{ quantity, product, place }] : [];
  });
  return found.map(({ quantity, product, place }) => {
    const others = found.map((other) => [other.place, other.product] as const);
    const { x, y } = pointOf(place, product, others);
    return { itemCode: product.itemCode, quantity, x: percent(left + x), y: percent(top + y) };
  });
}
