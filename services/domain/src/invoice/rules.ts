import { OrderState } from '@actual/contracts/facts/states';

/** The tax authority's calendar: the month of a purchase is Mexico City's. */
const taxTimeZone = 'America/Mexico_City';

const parts = new Intl.DateTimeFormat('en-CA', { timeZone: taxTimeZone, year: 'numeric', month: '2-digit' });

/** Year and month, `YYYY-MM`, of a moment in the tax authority's calendar. */
export const taxMonth = (moment: Date): string => parts.format(moment).slice(0, 7);

/** Why an order has no invoice to be made of it. */
export type InvoiceRefusal = 'not_paid' | 'canceled' | 'month_over';

export interface InvoiceableOrder {
  readonly status: OrderState;
  readonly totalCents: number;
  readonly paidCents: number;
  /** When the money was whole. */
  readonly purchasedAt: Date;
}

/**
 * Why an order cannot be invoiced when it is asked for at `asked`; null where it can. Only what is paid in full is
 * invoiced, so that one payment (PUE) says it all, and only in the month of the purchase (reading 13).
 */
export function invoiceRefusal(order: InvoiceableOrder, asked: Date): InvoiceRefusal | null {
  if (order.status === OrderState.canceled) return 'canceled';
  if (order.status === OrderState.pendingPayment || order.paidCents < order.totalCents) return 'not_paid';
  return taxMonth(order.purchasedAt) === taxMonth(asked) ? null : 'month_over';
}

/** A CFDI may be dated this far back. */
const datedBackMs = 72 * 3_600_000;
/** Mexico City is six hours behind UTC the whole year. */
const cityOffsetHours = 6;

/** The last minute of a month, `YYYY-MM`, in the tax authority's calendar. */
function lastMinuteOf(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1, cityOffsetHours) - 60_000);
}

/**
 * The date of an invoice that was asked for in time and is stamped at `now`: none (the moment of the stamp) within the
 * month, the month's last minute up to three days later, `too_late` after that.
 */
export function invoiceDate(purchasedAt: Date, now: Date): Date | null | 'too_late' {
  const month = taxMonth(purchasedAt);
  if (taxMonth(now) === month) return null;
  const end = lastMinuteOf(month);
  return end > now || now.getTime() - end.getTime() > datedBackMs ? 'too_late' : end;
}

/** What an invoice of nobody in particular says of itself: the day's sales, of this month. */
export function globalInformation(moment: Date): { periodicity: 'day'; months: string; year: number } {
  const [year = '', months = ''] = taxMonth(moment).split('-');
  return { periodicity: 'day', months, year: Number(year) };
}
