import type { FoundInvoice, Invoice, Order } from '@actual/contracts';
import { act } from '@testing-library/react';
import { renderTestPage } from '../../quotation/testing';
import { InvoicePanel } from './InvoicePanel';

export const order = {
  id: '0b6f4a52-95a5-4c9d-8a3e-0d6f5c7d8e9f',
  folio: '200001',
  status: 'completed',
  isInvited: false,
  restricted: false,
  hold: 'own',
} as unknown as Order;
const someone = { id: 'u', firstName: 'Ana', lastName: 'Ruiz', email: 'a@b.mx', invited: false };
export const client = { ...someone, role: 'client' as const };
export const seller = { ...someone, role: 'seller' as const };
export const guest = { ...someone, role: 'guest' as const, invited: true };

export const requested: Invoice = {
  order: order.id,
  status: 'requested',
  requestedAt: '2026-11-21T12:00:00Z',
  LicTradNum: 'XIA190128J61',
  companyName: 'XENON',
  email: 'a@b.mx',
  uuid: null,
  folio: null,
  total: null,
  issuedAt: null,
  sentAt: null,
  refusal: [],
  creditNotes: [],
};
export const valid: Invoice = {
  ...requested,
  status: 'valid',
  uuid: 'B5A0-UUID',
  folio: 'STU-12',
  total: 10_399,
  issuedAt: '2026-11-21T12:00:05Z',
};
export const refused: Invoice = {
  ...requested,
  status: 'refused',
  refusal: [
    { field: 'companyName', code: 'CFDI40145' },
    { field: 'ZipCode', code: 'CFDI40148' },
  ],
};
export const found = (change: Partial<FoundInvoice> = {}): FoundInvoice => ({
  invoice: null,
  automatic: false,
  obstacle: null,
  ...change,
});
export const fiscal = {
  fiscalAddress: { LicTradNum: 'XIA190128J61', companyName: 'Xenon', ZipCode: '76343' },
  isValid: true,
  defaults: { U_Correos: 'a@b.mx' },
  lists: { regimes: [], uses: [] },
};

type Answer = unknown | ((input: unknown) => unknown);
/** The panel in a page of its own, with an API that answers so. */
export function openPanel(
  user: typeof client | typeof seller | typeof guest | null,
  answers: Record<string, Answer>,
  of = order,
) {
  return renderTestPage({
    routes: [{ path: '/', element: <InvoicePanel order={of} /> }],
    url: '/',
    initial: { user },
    addresses: ['/facturacion'],
    answer: async (key, input) => {
      const all: Record<string, Answer> = { 'GET /me/client/fiscaladdress': fiscal, ...answers };
      const one = all[key];
      const reply = typeof one === 'function' ? one(input) : one;
      if (reply instanceof Error) throw reply;
      return reply;
    },
  });
}

/** Time goes on. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
