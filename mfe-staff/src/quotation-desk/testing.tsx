import type { FollowUp, Quotation, QuotationDetail } from '@actual/contracts';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { Component } from '../slots/quotation';

export const id = '0123456789abcdef0123456789abcdef';
const brand = { site: 'actual-studio', name: 'Actual Studio', structure: { errorSign: 'warning' } } as unknown as Brand;
const person = (role: 'client' | 'seller' | 'manager') => ({
  id: 's',
  role,
  firstName: 'Diego',
  lastName: 'Ríos',
  email: 'd@b.mx',
  invited: false,
});

/** An article of $1,000 that comes on 28 or 30 November. */
export const aLine = (name: string, change: Partial<QuotationDetail> = {}): QuotationDetail =>
  ({
    id: name,
    quantity: 1,
    unitPrice: 1_000,
    unitPriceWithDiscount: 1_000,
    subtotal: 1_000,
    discount: 0,
    total: 1_000,
    discountPercent: 0,
    discountPercentPromos: 0,
    bigticketDiscountPercentage: 0,
    discountName: null,
    shipDate: '2026-11-28',
    validStock: true,
    availabilityChanged: null,
    deliveriesGroups: [
      { date: '2026-11-28', available: 5 },
      { date: '2026-11-30', available: 9 },
    ],
    Product: { id: name, ItemCode: `ST-${name}`, Name: name, url: `/${name}/1`, picture: 'p', finish: 'Blanco' },
    ...change,
  }) as unknown as QuotationDetail;

export const aQuotation = (change: object = {}): Quotation =>
  ({
    id,
    folio: '100001',
    site: 'actual-studio',
    version: 7,
    hold: 'own',
    Details: [aLine('Sofá')],
    Client: null,
    UnregisteredClient: null,
    User: null,
    Store: null,
    OrderWeb: null,
    isClosed: false,
    ZipcodeDelivery: { id: '77500', cp: '77500' },
    bigticketMaxPercentage: null,
    totalProducts: 1,
    subtotal: 1_000,
    discount: 0,
    total: 1_000,
    ammountPaid: 0,
    Payments: [],
    repriced: [],
    rateLimitReported: false,
    createdAt: '2026-11-18T17:40:00.000Z',
    validUntil: '2026-11-18',
    ...change,
  }) as unknown as Quotation;

const noFollowUp: FollowUp = {
  Records: [],
  estimatedCloseDate: null,
  nextStep: null,
  isClosed: false,
  ordered: false,
  lost: null,
  Broker: null,
};
const options = {
  version: 7,
  groups: [],
  financingTotals: [],
  total: 1_000,
  ammountPaid: 0,
  remaining: 1_000,
  paidPercent: 0,
  fullyPaid: false,
};
const sale = { Client: null, User: null, Store: null, isOpen: true, handovers: [], Sellers: [], Stores: [] };

/** Opens the desk's page of a quotation for somebody. */
export const openQuotation = ({
  role = 'seller' as 'client' | 'seller' | 'manager',
  quotation = aQuotation(),
  followUp = {} as Partial<FollowUp>,
  answers = {} as Record<string, unknown>,
} = {}) =>
  renderTestPage({
    brand,
    routes: [{ path: '/', element: <Component quotationId={id} /> }],
    url: '/',
    initial: { user: person(role) },
    answer: async (key, input) => {
      const all: Record<string, unknown> = {
        'POST /quotation/findbyid/{id}': quotation,
        'POST /quotation/{id}/records': { ...noFollowUp, ...followUp },
        'GET /quotation/{id}/contact': { name: 'Ana', phone: null, email: null, link: 'https://example.com' },
        'GET /quotation/{id}/leads': [],
        'GET /quotation/{id}/sale': sale,
        'GET /quotation/{id}/receipt': { Payments: [] },
        'POST /quotation/{id}/paymentoptions': options,
        'POST /quotation/{id}/saporderconnectionlogs': { order: null, logs: [] },
        ...answers,
      };
      const answer = all[key];
      if (answer instanceof Error) throw answer;
      return typeof answer === 'function' ? answer(input) : (answer ?? { ok: true });
    },
  });
