import type { ListedQuotation } from '@actual/contracts';
import { folioText } from '@actual/contracts/facts/text/written';
import { readSupply } from '@actual/database/supply';
import { quotationTotals, storeDay, toPesos } from '@actual/domain';
import type { Checkout } from '../context';
import { settled } from './bigticket/terms';
import { isStale } from './find-quotation';
import { type LineState, lineStates } from './lines/line-state';
import { type LoadedQuotation, openPayment } from './loaded-quotation';
import { readQuotations } from './quotation.queries';
import { type AskedQuotations, ownQuotations } from './quotation-list.queries';
import { totalsFor } from './totals';

/** Pieces of an order are sold to it, those of a running payment are held: neither can have changed. */
const mayChange = (quotation: LoadedQuotation): boolean =>
  !quotation.orderId && !quotation.isClosed && !openPayment(quotation);

/** The total once it is opened again: at today's prices where its own are of an earlier day (reading 7). */
function totalNow(quotation: LoadedQuotation): number {
  const lines = isStale(quotation)
    ? quotation.lines.map((line) => {
        const { priceCents: unitPrice, discounts } = line.product ?? { ...line, priceCents: line.unitPrice };
        return settled({ ...line, unitPrice, discounts }, { id: quotation.id, pricedOn: storeDay() });
      })
    : quotation.lines;
  return quotationTotals(lines, quotation.paymentGroup).total;
}

const listed = (quotation: LoadedQuotation, states: ReadonlyMap<string, LineState>): ListedQuotation => ({
  id: quotation.id,
  folio: folioText(quotation.folio) || null,
  totalProducts: quotation.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  total: toPesos(totalsFor(quotation, quotation.paymentGroup).total),
  totalNow: toPesos(totalNow(quotation)),
  isClosed: quotation.isClosed,
  OrderWeb: quotation.orderId,
  createdAt: quotation.createdAt.toISOString(),
  validUntil: quotation.pricedOn,
  Details: quotation.lines.map((line) => ({
    id: line.id,
    quantity: line.quantity,
    availabilityChanged: states.get(line.id)?.changed ?? null,
    Product: {
      Name: line.product?.name ?? line.itemCode,
      url: `/${line.product?.slug ?? 'articulo'}/${line.productId}`,
      picture: line.product?.picture ?? '',
    },
  })),
});

/** Own quotations of a client, with the changes of prices and pieces since. Nothing of them is changed. */
export async function listQuotations({ db, delivery }: Checkout, asked: AskedQuotations) {
  const { ids, total } = await ownQuotations(db, asked);
  const quotations = ids.length > 0 ? await readQuotations(db, ids) : [];
  const codes = quotations.filter(mayChange).flatMap(({ lines }) => lines.map(({ itemCode }) => itemCode));
  const sources = await readSupply(db, [...new Set(codes)]);
  const data: ListedQuotation[] = [];
  for (const quotation of quotations) {
    const { lines, zipcode } = quotation;
    // no day is promised where it is not known where to
    const known = mayChange(quotation) && zipcode !== null;
    const supply = known ? await delivery.supplyOf(sources, zipcode.zone) : null;
    data.push(listed(quotation, supply ? lineStates(lines, supply) : new Map()));
  }
  return { total, data };
}
