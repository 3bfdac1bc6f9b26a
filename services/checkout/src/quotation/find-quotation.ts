import type { Quotation } from '@actual/contracts';
import { lineTotals, storeDay } from '@actual/domain';
import type { Checkout } from '../context';
import type { Supply } from '../stock/delivery-book';
import { settled } from './bigticket/terms';
import { lineStates } from './lines/line-state';
import { type LoadedQuotation, openPayment } from './loaded-quotation';
import { lockQuotation, readQuotation } from './quotation.queries';
import { writeLines } from './quotation.sql';
import { quotationReply } from './quotation-reply';

/** The supply for the quotation's lines; pieces that its own running payment holds count as available. */
export function supplyFor(checkout: Checkout, quotation: LoadedQuotation): Promise<Supply> {
  const running = openPayment(quotation);
  const codes = quotation.orderId ? [] : quotation.lines.map((line) => line.itemCode);
  return checkout.delivery.supply(codes, quotation.zipcode?.zone ?? null, running ? { exceptPayment: running.id } : {});
}

/** True when the prices are of an earlier day and may still be renewed (reading 7). */
export const isStale = (quotation: LoadedQuotation): boolean =>
  quotation.pricedOn < storeDay() && !quotation.orderId && !quotation.isClosed && !openPayment(quotation);

/** Gives every line today's price and records the changes to show the buyer; nothing is lost (reading 7). */
async function reprice(checkout: Checkout, before: LoadedQuotation): Promise<LoadedQuotation> {
  await checkout.db.transaction(async (trx) => {
    const quotation = await lockQuotation(trx, before.id, before);
    if (!quotation || !isStale(quotation)) return;
    const repriced: LoadedQuotation['repriced'] = [];
    const saved = quotation.lines.map((line) => {
      if (!line.product) return line;
      const today = { ...line, unitPrice: line.product.priceCents, discounts: line.product.discounts };
      const renewed = settled(today, { id: quotation.id, pricedOn: storeDay() });
      const [before, now] = [line, renewed].map((one) => lineTotals(one, quotation.paymentGroup).unit) as [
        number,
        number,
      ];
      if (before !== now) repriced.push({ detailId: line.id, before, now });
      return renewed;
    });
    await writeLines(trx, quotation, { saved, removed: [] }, { pricedOn: storeDay(), repriced });
  });
  return (await readQuotation(checkout.db, before.id)) ?? before;
}

/** The quotation as the page shows it, priced again when it is of an earlier day. */
export async function findQuotation(checkout: Checkout, loaded: LoadedQuotation): Promise<Quotation> {
  const quotation = isStale(loaded) ? await reprice(checkout, loaded) : loaded;
  return quotationReply(quotation, await supplyFor(checkout, quotation));
}

/** Stock and date of every line (`POST /quotation/{id}/validatestock`). */
export async function validateStock(checkout: Checkout, quotation: LoadedQuotation) {
  const supply = await supplyFor(checkout, quotation);
  const states = lineStates(quotation.lines, supply);
  const details = quotation.lines.map((line) => {
    const state = quotation.orderId ? undefined : states.get(line.id);
    return { id: line.id, validStock: state?.valid ?? true, available: state?.available ?? line.quantity };
  });
  return { isValid: details.every((one) => one.validStock), details };
}
