import { datedBackHours } from '@actual/contracts/facts/payment/invoices';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { dayText, wallClock } from '../delivery/calendar';

/** Year and month, `YYYY-MM`, of a moment at the place of issue, whose clock dates an invoice (`zoneOfIssue`). */
export const taxMonth = (moment: Date, zone: string): string => dayText(wallClock(moment, zone).day).slice(0, 7);

/** Why an order has no invoice to be made of it. */
export type InvoiceRefusal = 'not_paid' | 'canceled' | 'month_over';

export interface InvoiceableOrder {
  readonly status: OrderState;
  readonly totalCents: number;
  readonly paidCents: number;
  /** When the money was whole. */
  readonly purchasedAt: Date;
}

/** Why an order cannot be invoiced at `asked`: only paid in full, and in the month of its purchase (reading 13). */
export function invoiceRefusal(order: InvoiceableOrder, asked: Date, zone: string): InvoiceRefusal | null {
  if (order.status === OrderState.canceled) return 'canceled';
  if (order.status === OrderState.pendingPayment || order.paidCents < order.totalCents) return 'not_paid';
  return taxMonth(order.purchasedAt, zone) === taxMonth(asked, zone) ? null : 'month_over';
}

/** Milliseconds that a place's clock is ahead of UTC at a moment. */
function aheadMs(moment: Date, zone: string): number {
  const { day, hour, minute } = wallClock(moment, zone);
  return (day * 1_440 + hour * 60 + minute) * 60_000 - Math.floor(moment.getTime() / 60_000) * 60_000;
}

/** The last minute of a month, `YYYY-MM`, at the place of issue. */
function lastMinuteOf(month: string, zone: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const end = Date.UTC(year, number, 1) - 60_000;
  return new Date(end - aheadMs(new Date(end), zone));
}

/** The date of an invoice: none for the moment of its stamp, or the month's last minute up to three days later. */
export function invoiceDate(purchasedAt: Date, now: Date, zone: string): Date | null | 'too_late' {
  const month = taxMonth(purchasedAt, zone);
  if (taxMonth(now, zone) === month) return null;
  const end = lastMinuteOf(month, zone);
  return end > now || now.getTime() - end.getTime() > datedBackHours * 3_600_000 ? 'too_late' : end;
}

/** The data of an invoice to the general public about itself: the day's sales, of this month. */
export function globalInformation(moment: Date, zone: string): { periodicity: 'day'; months: string; year: number } {
  const [year = '', months = ''] = taxMonth(moment, zone).split('-');
  return { periodicity: 'day', months, year: Number(year) };
}
