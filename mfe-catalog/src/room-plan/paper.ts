import type { RoomPlan } from '@actual/domain/room-plan/index';
import { sheetOf } from './drawing/PlanDrawing';

/** The room on a letter sheet with its margins beside the list, in millimeters. */
const paper = { width: 190, height: 170 } as const;

/** By how much a plan is printed smaller: 50, or the first of the usual scales by which a larger room fits the sheet. */
export function paperScale({ room, openings }: Pick<RoomPlan, 'room' | 'openings'>): number {
  const { width, depth } = sheetOf(room, openings);
  return [50, 100, 200].find((ratio) => width / ratio <= paper.width && depth / ratio <= paper.height) ?? 200;
}
