import { randomUUID } from 'node:crypto';
import { OrderState } from '@actual/contracts/facts/payment/states';
import type { MadePromise } from '@actual/contracts/promise';
import { lineTotals, type PaymentGroup } from '@actual/domain';
import { buyerOf, type KeptAddress, type Line, type LoadedQuotation } from '../quotation/loaded-quotation';
import { discountNameOf } from '../quotation/quotation-reply';
import { totalsFor } from '../quotation/totals';
import { passageOf } from '../quotation/way-in/passage-of';

/** An order and its lines as they are written, in the columns' names. */
export interface NewOrder {
  id: string;
  order: Record<string, unknown>;
  lines: Record<string, unknown>[];
  /** Its payments and folio are the database's to add. */
  promise: Omit<MadePromise, 'pagos'>;
}

const latest = (lines: readonly Line[]): string | null =>
  lines.reduce<string | null>((last, { shipDate }) => (shipDate && (!last || shipDate > last) ? shipDate : last), null);

/** The order that a quotation becomes, paid or waiting for its transfer: prices, names and dates as they were promised. */
export function newOrder(
  quotation: LoadedQuotation,
  address: KeptAddress,
  paid: { type: string; group: PaymentGroup; cents: number },
  status: typeof OrderState.pendingSap | typeof OrderState.pendingPayment = OrderState.pendingSap,
): NewOrder {
  const id = randomUUID();
  // the person named in the address, who gets the delivery
  const buyer = buyerOf(quotation) ?? address;
  const { subtotal, discount, total } = totalsFor(quotation, paid.group);
  return {
    id,
    order: {
      id,
      quotation_id: quotation.id,
      site: quotation.site,
      status,
      holder_hash: quotation.holderHash,
      client_id: quotation.clientId,
      // the seller; of an order of the web, the account that bought
      user_id: quotation.sellerId ?? quotation.userId,
      broker_id: quotation.broker?.id ?? null,
      way_in: quotation.wayIn,
      store_code: quotation.store?.code ?? null,
      is_invited: quotation.clientId === null || quotation.invited,
      first_name: buyer.firstName,
      last_name: buyer.lastName,
      email: buyer.email,
      phone: buyer.phone || address.phone,
      address,
      payment_type: paid.type,
      payment_group: paid.group,
      subtotal_cents: subtotal,
      discount_cents: discount,
      total_cents: total,
      paid_cents: paid.cents,
      pieces: quotation.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      delivery_date: latest(quotation.lines),
    },
    lines: quotation.lines.map((line, position) => {
      const one = lineTotals(line, paid.group);
      return {
        // the line keeps its id, by which its claimed pieces are found
        id: line.id,
        product_id: line.productId,
        item_code: line.itemCode,
        name: line.product?.name ?? line.itemCode,
        url: `/${line.product?.slug ?? 'articulo'}/${line.productId}`,
        picture: line.product?.picture ?? '',
        finish: line.product?.finish ?? null,
        quantity: line.quantity,
        unit_price_cents: line.unitPrice,
        unit_total_cents: one.unit,
        total_cents: one.total,
        bigticket_percentage: line.bigticket,
        discount_name: discountNameOf(line, paid.group),
        ship_date: line.shipDate,
        ship_company: line.shipCompany,
        ship_company_from: line.shipCompanyFrom,
        position,
        passage: passageOf(quotation.wayIn, line.product?.carriage),
      };
    }),
    promise: {
      tipo: 'pedido',
      codigoPostal: address.zipCode,
      moneda: 'MXN',
      lineas: quotation.lines.map((line) => {
        const one = lineTotals(line, paid.group);
        return {
          codigo: line.itemCode,
          nombre: line.product?.name ?? line.itemCode,
          piezas: line.quantity,
          precioCentavos: line.unitPrice,
          unitarioCentavos: one.unit,
          totalCentavos: one.total,
          promocion: discountNameOf(line, paid.group),
          dia: line.shipDate,
        };
      }),
      totalCentavos: total,
    },
  };
}
