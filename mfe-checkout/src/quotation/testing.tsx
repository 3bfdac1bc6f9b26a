import type { Quotation, QuotationDetail } from '@actual/contracts';
import { renderTestPage as render, type TestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';

/** A line with pieces left on two dates. */
export const aLine = ({
  id = 'a',
  name = 'Sofá',
  ...more
}: Partial<QuotationDetail> & { name?: string } = {}): QuotationDetail => ({
  id,
  Product: {
    id: `p-${id}`,
    ItemCode: 'ST1',
    Name: name,
    url: `/${id}/p-${id}`,
    picture: '',
    finish: null,
    Price: 1000,
  },
  quantity: 1,
  originalQuantity: 1,
  unitPrice: 1000,
  unitPriceWithDiscount: 800,
  unitPriceWithDiscountPg1: 800,
  unitPriceWithDiscountPg2: 850,
  unitPriceWithDiscountPg3: 900,
  unitPriceWithDiscountPg4: 950,
  unitPriceWithDiscountPg5: 1000,
  discountPercent: 20,
  discountPercentPromos: 20,
  bigticketDiscountPercentage: 0,
  ewallet: 0,
  bigticketMaxPercentage: null,
  bargain: null,
  discountName: 'Buen Fin',
  Promotion: { id: 'm', publicName: 'Buen Fin' },
  PromotionPackageApplied: null,
  promotionPackageRuleQuantity: null,
  productDate: null,
  productCart: { quantity: 1, deliveryGroup: null },
  subtotal: 1000,
  discount: 200,
  total: 800,
  shipDate: '2026-11-28',
  originalShipDate: '2026-11-28',
  shipCompany: 'CUN',
  shipCompanyFrom: 'CUN',
  PurchaseAfter: false,
  PurchaseDocument: null,
  immediateDelivery: true,
  deliveriesGroups: [
    { date: '2026-11-28', days: 7, available: 4, deliveries: [] },
    { date: '2026-12-05', days: 14, available: 9, deliveries: [] },
  ],
  availableForDate: 4,
  validStock: true,
  availabilityChanged: null,
  passage: null,
  ...more,
});

/** An anonymous quotation with one line. */
export const aQuotation = (change: Partial<Quotation> = {}): Quotation => ({
  id: '0123456789abcdef0123456789abcdef',
  folio: '100001',
  site: 'actual-studio',
  version: 1,
  hold: 'own',
  Details: [aLine()],
  Client: null,
  User: null,
  Broker: null,
  Store: null,
  Address: null,
  ZipcodeDelivery: {
    id: '77500',
    cp: '77500',
    municipio: 'Benito Juárez',
    ciudad: 'Cancún',
    estado: 'Quintana Roo',
    estadoCode: 'ROO',
    asentamiento: ['Centro'],
    extraCost: false,
  },
  wayIn: null,
  Exchange: null,
  UnregisteredClient: null,
  clientIp: null,
  OrderWeb: null,
  orderStatus: null,
  bigticketMaxPercentage: null,
  totalProducts: 1,
  subtotal: 1000,
  discount: 200,
  total: 800,
  totalPg1: 800,
  totalPg2: 850,
  totalPg3: 900,
  totalPg4: 950,
  totalPg5: 1000,
  ammountPaid: 0,
  paymentGroup: 1,
  paymentAttempts: 0,
  isClosed: false,
  isSpeiQuotation: false,
  rateLimitReported: false,
  fromOffers: false,
  immediateDelivery: true,
  Payments: [],
  Records: null,
  estimatedCloseDate: null,
  paymentType: null,
  createdAt: '2026-11-21T12:00:00Z',
  validUntil: '2026-11-21',
  repriced: [],
  ...change,
});

const brand = {
  site: 'actual-studio',
  name: 'Actual Studio',
  structure: { cartWord: 'Cotización', cartIcon: 'bag', steps: 'numbers', options: 'rows', errorSign: 'warning' },
  voice: { emptyCartTitle: 'Vacía', emptyCartText: '', emptyCartButton: 'Ver', seeCart: 'Ver' },
  illustrations: { emptyCart: () => null },
} as unknown as Brand;

/** Shows pages of this remote in a brand and a shell whose API is `answer`. */
export const renderTestPage = (page: Omit<TestPage, 'brand'>) => render({ brand, ...page });

/** The tab is hidden, or seen again. */
export function hide(hidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
