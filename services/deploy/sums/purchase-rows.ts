import { newOrder } from '@actual/checkout-service/src/order/new-order';
import type { LoadedOrder, OrderPaymentRow } from '@actual/checkout-service/src/order/order.queries';
import type { LoadedQuotation, PaymentRow } from '@actual/checkout-service/src/quotation/loaded-quotation';
import { type PaymentGroup, type PaymentType, quotationTotals } from '@actual/domain';
import type { Purchase } from './any-purchase';

const person = { firstName: 'Lucía', lastName: 'Pech', email: 'lucia@example.com', phone: '9981234567' };
export const address = {
  ...person,
  streetName: 'Tulum',
  streetNumber: '12',
  neighborhood: 'Centro',
  municipality: 'Benito Juárez',
  city: 'Cancún',
  state: 'Quintana Roo',
  zipCode: '77500',
  interiorNumber: '',
  betweenStreets: '',
  references: '',
};

/** Centavos of a purchase with a payment group, by the rule that charges it. */
export const totalsOf = ({ lines }: Pick<Purchase, 'lines'>, group: PaymentGroup) => quotationTotals(lines, group);

const partPayment = (amountCents: number, type: PaymentType, at: number): PaymentRow => ({
  id: `part-${at}`,
  type,
  paymentGroup: 1,
  amountCents,
  refundedCents: 0,
  status: 'approved',
  statusDetail: 'accredited',
  createdAt: '2026-11-22T10:00:00Z',
});

/** The quotation of a purchase as the checkout reads it, its parts paid. */
export function quotationOf(purchase: Purchase): LoadedQuotation {
  const { total } = totalsOf(purchase, 1);
  return {
    id: '0d7b5a52-6f5e-4f0a-9d0c-3b1f2e4a5c6d',
    folio: 100_001,
    site: purchase.site,
    holderHash: 'h',
    clientId: null,
    userId: null,
    sellerId: null,
    seller: null,
    broker: null,
    store: null,
    linkHolders: [],
    contactId: null,
    guestAddress: address,
    zipcode: {
      id: '77500',
      cp: '77500',
      municipio: 'Benito Juárez',
      ciudad: 'Cancún',
      estado: 'Quintana Roo',
      estadoCode: 'ROO',
      asentamiento: ['Centro'],
      extraCost: false,
      zone: 'CUN',
    },
    paymentGroup: 1,
    paymentAttempts: 0,
    rateLimitReported: false,
    isClosed: false,
    isSpei: false,
    fromOffers: false,
    clientIp: null,
    wayIn: null,
    pricedOn: '2026-11-22',
    repriced: [],
    version: 1,
    client: null,
    invited: false,
    exchange: null,
    createdAt: new Date('2026-11-22T10:00:00Z'),
    orderId: null,
    orderFolio: null,
    orderStatus: null,
    lines: purchase.lines.map((line, at) => ({
      ...line,
      bargain: null,
      id: `line-${at}`,
      productId: `product-${at}`,
      itemCode: `ST${at}`,
      originalQuantity: line.quantity,
      shipDate: '2026-12-03',
      originalShipDate: '2026-12-03',
      shipCompany: 'CUN',
      shipCompanyFrom: 'CUN',
      stockSourceId: 1,
      package: null,
      product: {
        name: `Mueble ${at}`,
        slug: 'mueble',
        picture: '',
        finish: null,
        priceCents: line.unitPrice,
        discounts: line.discounts,
        promotion: null,
        carriage: { measures: [], packing: null, weightKg: null },
        sellable: true,
      },
    })),
    payments: purchase.parts.map(({ type, percent: share }, at) =>
      partPayment(Math.max(1, Math.floor((total * share) / 100)), type, at),
    ),
  };
}

/** How far an order is paid: all, the share that a manager accepted, or nothing yet. */
export type Standing = 'paid' | 'owing' | 'waiting';

const paymentRow = (
  one: Pick<OrderPaymentRow, 'id' | 'type' | 'amountCents' | 'months' | 'status'>,
): OrderPaymentRow => ({
  ...one,
  card: null,
  authorizationCode: null,
  createdAt: '2026-11-22T10:00:00Z',
  refundedCents: 0,
  terminal: null,
  reference: null,
  exchangeRate: one.type === 'cash-usd' ? 17.25 : null,
  bank: 'STP',
  transferUrl: null,
  clabe: '646180176361230305',
  expiresAt: '2026-11-22T22:00:00Z',
  statusDetail: null,
  provider: 'mercadopago',
});

/** The columns that an order is read from. */
interface OrderRow {
  subtotal_cents: number;
  discount_cents: number;
  total_cents: number;
  paid_cents: number;
  delivery_date: string | null;
}
interface OrderLine {
  id: string;
  unit_price_cents: number;
  unit_total_cents: number;
  total_cents: number;
}

/** The order that a purchase becomes, as the checkout reads it. */
export function orderOf(purchase: Purchase, standing: Standing): LoadedOrder {
  const quotation = quotationOf(purchase);
  const plan = standing === 'waiting' ? { type: 'spei', group: 1 as const, months: 1 } : purchase.plan;
  const { total } = totalsOf(purchase, plan.group);
  const parts = standing === 'waiting' ? [] : quotation.payments;
  const before = parts.reduce((sum, one) => sum + one.amountCents, 0);
  // a manager may let it be made from 60 percent on
  const last = standing === 'owing' ? Math.max(0, Math.ceil(total * 0.6) - before) : total - before;
  const made = newOrder(quotation, address, { ...plan, cents: standing === 'waiting' ? 0 : before + last });
  const row = made.order as Record<string, unknown> & OrderRow;
  return {
    id: made.id,
    folio: 200_001,
    site: purchase.site,
    holderHash: 'h',
    clientId: null,
    isInvited: true,
    status: standing === 'waiting' ? 'pending-payment' : 'completed',
    ...person,
    address,
    openedBy: [],
    documents: [],
    pieces: [],
    ledger: [],
    cardCode: null,
    client: null,
    zipcodeId: '77500',
    zone: 'QROO',
    stateCode: 'ROO',
    extraCost: false,
    paymentType: plan.type,
    createdAt: quotation.createdAt,
    quotationId: quotation.id,
    quotationFolio: 100_001,
    subtotalCents: row.subtotal_cents,
    discountCents: row.discount_cents,
    totalCents: row.total_cents,
    paidCents: row.paid_cents,
    returnedCents: 0,
    settledCents: 0,
    cancellations: [],
    promises: [],
    deliveryEvents: [],
    delays: [],
    shipments: [],
    deliveryDate: row.delivery_date,
    wayIn: null,
    lines: made.lines.map((line, at) => {
      const { id, unit_price_cents, unit_total_cents, total_cents } = line as Record<string, unknown> & OrderLine;
      return {
        id,
        productId: `p${at}`,
        itemCode: `ST${at}`,
        name: `Mueble ${at}`,
        url: '/mueble',
        picture: '',
        finish: null,
        quantity: purchase.lines[at]?.quantity ?? 0,
        unitPrice: unit_price_cents,
        unitTotal: unit_total_cents,
        total: total_cents,
        shipDate: '2026-12-03',
        half: null,
        shipCompany: 'CUN',
        shipCompanyFrom: 'CUN',
        bigticket: purchase.lines[at]?.bigticket ?? 0,
        passageWhenPaid: null,
        carriage: null,
        discountName: null,
        hasSeries: false,
        seriesNumbers: [],
        hasRequest: false,
        standing: null,
      };
    }),
    payments: [
      ...parts.map(({ id, type, amountCents }) => paymentRow({ id, type, amountCents, months: 1, status: 'approved' })),
      ...(last > 0
        ? [
            paymentRow({
              id: 'last',
              type: plan.type,
              months: plan.months,
              amountCents: last,
              status: standing === 'waiting' ? 'pending' : 'approved',
            }),
          ]
        : []),
    ],
  };
}
