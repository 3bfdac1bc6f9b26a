import { roomPlanAddress as names, roomPlanLimits } from '@actual/contracts/facts/catalog/room-plan';
import { emptyPlan, type PlanFault, planText, type RoomPlan, readPlan } from '@actual/domain/room-plan/index';

/** The address of a plan. */
export const planHref = (plan: RoomPlan): string =>
  `${names.page}?${new URLSearchParams({ [names.plan]: planText(plan) })}`;

export interface AskedPlan {
  /** The plan that the address carries; null without one that can be read. */
  readonly plan: RoomPlan | null;
  /** Why the one that it carries cannot be read. */
  readonly fault: PlanFault | null;
  /** By which name its reader keeps it in their account. */
  readonly name: string | null;
  readonly product: string | null;
  readonly quotation: string | null;
  readonly room: string | null;
}

const idOf = (text: string | null): string | null => (text && /^[0-9a-f-]{36}$/.test(text) ? text : null);

/** The request in an address of the planner. */
export function readPlanAddress(search: URLSearchParams): AskedPlan {
  const text = search.get(names.plan);
  const read = text === null ? null : readPlan(text);
  const room = search.get(names.room);
  return {
    plan: read && 'plan' in read ? read.plan : null,
    fault: read && 'fault' in read ? read.fault : null,
    name: search.get(names.name)?.trim().slice(0, roomPlanLimits.nameLength) || null,
    product: idOf(search.get(names.product)),
    quotation: idOf(search.get(names.quotation)),
    room: room && /^[a-z0-9-]{1,80}$/.test(room) ? room : null,
  };
}

/** The plan that a page without script begins with. */
export const planOf = ({ plan }: AskedPlan): RoomPlan => plan ?? emptyPlan;
