import { type Group, groupActive } from '@actual/domain';
import { type LoadedQuotation, paidCents } from '../../quotation/loaded-quotation';
import { totalsFor } from '../../quotation/totals';

/** The amount still to be paid with a group, and whether the group may be used (shopping 4, payment group rule). */
export function groupState(quotation: LoadedQuotation, group: Group) {
  const paid = paidCents(quotation);
  const total = totalsFor(quotation, group.group).total;
  const remaining = Math.max(0, total - paid);
  const active = groupActive(group, { paid, paymentGroup: quotation.paymentGroup, remaining });
  return { paid, total, remaining, active };
}
