import type { Line } from '../quotation/loaded-quotation';
import type { Supply } from './delivery-book';

/** Pieces of one source for one line. */
export interface Claim {
  lineId: string;
  itemCode: string;
  stockSourceId: number;
  quantity: number;
}
export interface Lacking {
  line: Line;
  available: number;
}

/**
 * Divides the pieces of the sources among the lines, each on its promised date; demand for the same source is summed.
 * The line's own source is emptied first. Missing pieces are returned by line.
 */
export function allocate(lines: readonly Line[], supply: Supply): { claims: Claim[]; lacking: Lacking[] } {
  const taken = new Map<number, number>();
  const claims: Claim[] = [];
  const lacking: Lacking[] = [];
  for (const line of lines) {
    const group = line.product?.sellable ? supply.groupsOf(line.itemCode).find((g) => g.date === line.shipDate) : null;
    const own = (id: number): number => (id === line.stockSourceId ? 0 : 1);
    const sources = [...(group?.deliveries ?? [])].sort((a, b) => own(a.stockSourceId) - own(b.stockSourceId));
    let left = line.quantity;
    const mine: Claim[] = [];
    for (const { stockSourceId, available } of sources) {
      const quantity = Math.min(left, available - (taken.get(stockSourceId) ?? 0));
      if (quantity <= 0) continue;
      mine.push({ lineId: line.id, itemCode: line.itemCode, stockSourceId, quantity });
      left -= quantity;
    }
    if (left > 0) {
      lacking.push({ line, available: line.quantity - left });
      continue;
    }
    for (const { stockSourceId, quantity } of mine)
      taken.set(stockSourceId, (taken.get(stockSourceId) ?? 0) + quantity);
    claims.push(...mine);
  }
  return { claims, lacking };
}
