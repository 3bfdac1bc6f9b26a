import type { Site } from '@actual/contracts';
import type { Line, LoadedQuotation } from '../quotation/loaded-quotation';
import { anyAddress } from './any-order';

const discounts = [20, 20, 15, 10, 10] as const;

const lineOf = (name: string, picture: string, finish: string, quantity: number, unitPrice: number): Line => ({
  id: picture,
  productId: picture,
  itemCode: picture.slice(0, 8).toUpperCase(),
  quantity,
  unitPrice,
  discounts,
  originalQuantity: quantity,
  bigticket: 0,
  bargain: null,
  package: null,
  shipDate: '2026-12-03',
  originalShipDate: null,
  shipCompany: 'CUN',
  shipCompanyFrom: 'CUN',
  stockSourceId: 1,
  product: {
    name,
    slug: picture,
    picture,
    finish,
    priceCents: unitPrice,
    discounts,
    promotion: null,
    carriage: { measures: [], packing: null, weightKg: null },
    sellable: true,
  },
});

/** A guest's quotation of two lines with an address, not paid yet. */
export const anyQuotation = (site: Site): LoadedQuotation => ({
  id: '5d6e2f10-57e1-4f3c-9a7d-2d1c8b7a6f5e',
  folio: 100_001,
  site,
  holderHash: null,
  clientId: null,
  userId: null,
  sellerId: null,
  seller: null,
  broker: null,
  store: null,
  linkHolders: [],
  zipcode: null,
  contactId: null,
  guestAddress: anyAddress,
  paymentGroup: 1,
  paymentAttempts: 0,
  rateLimitReported: false,
  isClosed: false,
  isSpei: false,
  fromOffers: false,
  pricedOn: '2026-11-21',
  clientIp: null,
  wayIn: null,
  repriced: [],
  version: 1,
  createdAt: new Date('2026-11-21T16:00:00Z'),
  client: null,
  invited: true,
  orderId: null,
  orderFolio: null,
  orderStatus: null,
  payments: [],
  lines: [
    lineOf('Sofá esquinero Bruma', 'sofa-bruma-grafito', 'Lino grafito', 1, 2_490_000),
    lineOf('Butaca Polanco', 'butaca-polanco-mostaza', 'Terciopelo mostaza', 2, 689_000),
  ],
});
