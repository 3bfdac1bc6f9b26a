import type { Order } from '@actual/contracts';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { Component } from '../slots/order';

export const id = '0123456789abcdef0123456789abcdef';
const quotation = 'fedcba9876543210fedcba9876543210';
const brand = { site: 'actual-studio', name: 'Actual Studio', structure: { errorSign: 'warning' } } as unknown as Brand;
const person = (role: 'client' | 'seller' | 'manager') => ({
  id: 's',
  role,
  firstName: 'Diego',
  lastName: 'Ríos',
  email: 'd@b.mx',
  invited: false,
});

/** A payment in cash. */
export const aPayment = (change: Partial<Order['Payments'][number]> = {}): Order['Payments'][number] => ({
  id: 'p1',
  type: 'cash',
  name: 'Efectivo',
  ammount: 600,
  msi: 1,
  card: null,
  verificationCode: null,
  folio: 'R-1',
  status: 'approved' as const,
  createdAt: '2026-11-20T18:00:00.000Z',
  refunded: 0,
  terminal: null,
  exchangeRate: null,
  description: 'Efectivo',
  status_detail: 'accredited',
  ...change,
});

/** A guest's order of $1,000, paid from sixty percent on. */
export const anOrder = (change: object = {}): Order =>
  ({
    id,
    folio: '200001',
    restricted: false,
    hold: 'own',
    status: 'pending-sap',
    isInvited: true,
    FirstName: 'Lucía',
    LastName: 'Pech',
    email: 'lucia@example.com',
    Address: { phone: '+529981234567' },
    total: 1_000,
    ammountPaid: 600,
    Payments: [aPayment()],
    OrdersSapWeb: [],
    Details: [],
    Deliveries: [],
    Shipments: [],
    discount: 0,
    site: 'actual-studio',
    statusLabel: 'Pendiente SAP',
    createdAt: '2026-11-20T18:00:00.000Z',
    Transfer: null,
    deliveryDate: null,
    Client: null,
    QuotationWeb: { id: quotation, folio: '100001' },
    ...change,
  }) as unknown as Order;

export const erpLog = 'POST /quotation/{id}/saporderconnectionlogs';
const said: Record<string, unknown> = {
  'GET /audit/{id}': [],
  'GET /order/transfercredits/{id}': { status: 'pending-sap', due: null, credits: [] },
  'POST /order/invoicelogs/{id}': { logs: [], parked: null },
  'GET /order/{id}/timeline': { events: [] },
  'GET /order/{id}/requests': { requests: [] },
  'GET /invoice/find/': { invoice: null, automatic: false, obstacle: 'not_paid' },
  'GET /quotation/{id}/receipt': { Payments: [] },
  [erpLog]: {
    order: { id, folio: '200001', status: 'pending-sap', document: null, state: 'parked', reason: 'Sin lote' },
    logs: [
      { at: '2026-11-20T18:31:00.000Z', ok: false, sentence: 'Almacén 02 sin lote', code: '409', durationMs: 121 },
    ],
  },
};

/** The audit log of an order that Rosa Ek changed by this call. */
export const changedBySomebody = (call: string, at = new Date('2026-11-30T18:00:00Z')) => ({
  'GET /audit/{id}': [
    {
      at: at.toISOString(),
      call,
      outcome: { status: 200 },
      User: { id: 'r', firstName: 'Rosa', lastName: 'Ek' },
    },
  ],
});

/** Opens the back office of an order for somebody. */
export const openDesk = ({
  role = 'seller' as 'client' | 'seller' | 'manager',
  order = anOrder(),
  answers = {} as Record<string, unknown>,
} = {}) =>
  renderTestPage({
    brand,
    routes: [{ path: '/', element: <Component orderId={id} /> }],
    url: '/',
    initial: { user: person(role) },
    answer: async (key) => {
      const all: Record<string, unknown> = { ...said, 'POST /order/findbyid/{id}': order, ...answers };
      const answer = all[key];
      if (answer instanceof Error) throw answer;
      return typeof answer === 'function' ? answer() : answer;
    },
  });
