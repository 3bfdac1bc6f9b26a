import type { SourcedDelivery, SourcedDeliveryGroup } from '@actual/domain';
import type { Supply } from '../../stock/delivery-book';
import type { Line } from '../loaded-quotation';

/** A line compared with the present supply. */
export interface LineState {
  groups: readonly SourcedDeliveryGroup[];
  /** Pieces that can still be had for the chosen date. */
  available: number;
  valid: boolean;
  changed: 'sold-out' | 'changed' | null;
  purchase: Pick<SourcedDelivery, 'PurchaseAfter' | 'PurchaseDocument' | 'arrivesOn'> | null;
}

/**
 * Checks the lines in order: pieces that one line takes are not available to a later line of the same item and date.
 */
export function lineStates(lines: readonly Line[], supply: Supply): Map<string, LineState> {
  const taken = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const groups = line.product?.sellable ? supply.groupsOf(line.itemCode) : [];
      const group = groups.find((one) => one.date === line.shipDate);
      const key = `${line.itemCode} ${line.shipDate}`;
      const available = Math.max(0, (group?.available ?? 0) - (taken.get(key) ?? 0));
      taken.set(key, (taken.get(key) ?? 0) + line.quantity);
      const valid = available >= line.quantity;
      const own = group?.deliveries.find((one) => one.stockSourceId === line.stockSourceId) ?? group?.deliveries[0];
      const changed = groups.length === 0 ? 'sold-out' : 'changed';
      return [line.id, { groups, available, valid, changed: valid ? null : changed, purchase: own ?? null }];
    }),
  );
}

/** Ties a line to a delivery group: its date and the source that gives most of its pieces. */
export function dated(line: Line, group: SourcedDeliveryGroup | undefined): Line {
  const [first] = group?.deliveries ?? [];
  return {
    ...line,
    shipDate: group?.date ?? null,
    originalShipDate: group?.date ?? line.originalShipDate,
    shipCompany: first?.company ?? null,
    shipCompanyFrom: first?.companyFrom ?? null,
    stockSourceId: first?.stockSourceId ?? null,
  };
}

/** The soonest group with enough pieces; where none has, the soonest one. */
export const soonest = (
  groups: readonly SourcedDeliveryGroup[],
  pieces: number,
): { group: SourcedDeliveryGroup | undefined; enough: boolean } => {
  const enough = groups.find((one) => one.available >= pieces);
  return { group: enough ?? groups[0], enough: enough !== undefined };
};

/** Two lines that become one: the pieces of both, without a bargain; the former bargain can still be shown. */
export function joined(line: Line, other: Line): Line {
  const quantity = line.quantity + other.quantity;
  return { ...line, quantity, originalQuantity: quantity, bargain: line.bargain ?? other.bargain };
}

/** Gives every line the soonest date with enough pieces; lines of a product that meet on a date become one. */
export function redated(lines: readonly Line[], supply: Supply): { saved: Line[]; removed: string[] } {
  const taken = new Map<string, number>();
  const byDate = new Map<string, Line>();
  const alone: Line[] = [];
  const removed: string[] = [];
  for (const line of lines) {
    const key = (date: string): string => `${line.itemCode} ${date}`;
    const free = supply
      .groupsOf(line.itemCode)
      .map((group) => ({ ...group, available: group.available - (taken.get(key(group.date)) ?? 0) }));
    const { group, enough } = soonest(free, line.quantity);
    const moved = dated(line, group);
    if (!group || !enough) {
      alone.push(moved);
      continue;
    }
    taken.set(key(group.date), (taken.get(key(group.date)) ?? 0) + line.quantity);
    const same = byDate.get(key(group.date));
    if (same) removed.push(line.id);
    byDate.set(key(group.date), same ? joined(same, line) : moved);
  }
  return { saved: [...byDate.values(), ...alone], removed };
}
