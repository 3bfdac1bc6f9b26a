import type { Site } from '@actual/contracts';
import { OrderState, PaymentState } from '@actual/contracts/facts/states';
import type { LoadedOrder, OrderLineRow, OrderPaymentRow } from '../order/order.queries';
import type { KeptAddress } from '../quotation/loaded-quotation';

export const anyAddress: KeptAddress = {
  ...{ firstName: 'Lucía', lastName: 'Pech Canul', email: 'lucia@example.com', phone: '9981234567' },
  ...{ streetName: 'Av. Tulum', streetNumber: '12', interiorNumber: 'B', betweenStreets: '', references: '' },
  ...{ neighborhood: 'Centro', municipality: 'Benito Juárez', city: 'Cancún', state: 'Quintana Roo', zipCode: '77500' },
};

export const anyLine: OrderLineRow = {
  ...{
    id: 'line-1',
    productId: 'product-1',
    itemCode: 'ST-0001',
    name: 'Sofá esquinero Bruma',
    url: '/sofa-bruma/1',
    finish: 'Lino grafito',
  },
  ...{ picture: 'sofa-bruma-grafito', quantity: 1, unitPrice: 2_490_000, unitTotal: 1_992_000, total: 1_992_000 },
  ...{ bigticket: 0, discountName: null, shipDate: '2026-12-03', shipCompany: 'CUN', shipCompanyFrom: 'CUN' },
  ...{ hasSeries: false, seriesNumbers: [] },
};

/** A payment by card, approved; `type` and the rest as the case needs. */
export const anyPayment: OrderPaymentRow = {
  ...{ id: 'payment-1', type: 'credit-card', amountCents: 1_992_000, months: 1, card: '3764' },
  ...{ authorizationCode: '301299', status: PaymentState.approved, createdAt: '2026-11-21T16:00:00Z' },
  ...{ refundedCents: 0, terminal: null, reference: null, exchangeRate: null },
  ...{ clabe: null, bank: null, transferUrl: null, expiresAt: null },
  statusDetail: 'accredited',
  provider: 'mercadopago',
};

/** A paid order of a guest with one line. */
export const anyOrder = (site: Site): LoadedOrder => ({
  ...{ id: '0b6f4a52-95a5-4c9d-8a3e-0d6f5c7d8e9f', folio: 200_001, site, status: OrderState.pendingSap },
  ...{ holderHash: null, clientId: null, isInvited: true, firstName: 'Lucía', lastName: 'Pech Canul' },
  ...{ email: 'lucia@example.com', phone: '9981234567', address: anyAddress, paymentType: 'credit-card' },
  ...{ subtotalCents: 2_490_000, discountCents: 498_000, totalCents: 1_992_000, paidCents: 1_992_000 },
  ...{ deliveryDate: '2026-12-03', createdAt: new Date('2026-11-21T16:00:00Z') },
  ...{ quotationId: 'quotation-1', quotationFolio: 100_001, cardCode: null, client: null },
  ...{ zipcodeId: '77500', stateCode: 'ROO', extraCost: false },
  ...{ lines: [anyLine], payments: [anyPayment], documents: [], ledger: [], openedBy: [], pieces: [] },
});
