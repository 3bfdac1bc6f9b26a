import type { CardPaymentReply, PaymentMethod, PaymentOptions, Quotation } from '@actual/contracts';
import type { PaymentState } from '@actual/contracts/facts/payment/states';
import { ApiError, type CallOptions } from '@actual/shell-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aQuotation, renderTestPage } from '../quotation/testing';
import { loader } from './loader';
import { PaymentPage } from './PaymentPage';

const routes = [{ path: '/checkout/paymentmethod/:id', loader, Component: PaymentPage }];

const method = (type: PaymentMethod['type'], name: string, change: Partial<PaymentMethod> = {}): PaymentMethod => ({
  type,
  name,
  group: 1,
  months: 1,
  cards: [],
  minimum: 1,
  total: 800,
  monthly: 800,
  enabled: true,
  ...change,
});

/** The ways to pay a quotation of 800 pesos. */
export const options = (change: Partial<PaymentOptions> = {}): PaymentOptions => ({
  groups: [
    {
      group: 1,
      name: 'Un solo pago',
      active: true,
      discount: 20,
      total: 800,
      methods: [
        method('credit-card', 'Tarjeta de crédito'),
        method('debit-card', 'Tarjeta de débito'),
        method('spei', 'Transferencia SPEI'),
        method('transfer', 'Transferencia bancaria'),
        method('ewallet', 'Monedero electrónico', { maximum: 500 }),
      ],
    },
    {
      group: 2,
      name: '3 meses',
      active: true,
      discount: 15,
      total: 850,
      methods: [
        method('3-msi', '3 meses sin intereses', { group: 2, months: 3, total: 850, monthly: 283.34, minimum: 300 }),
      ],
    },
  ],
  financingTotals: [],
  version: 1,
  total: 800,
  ammountPaid: 0,
  remaining: 800,
  paidPercent: 0,
  fullyPaid: false,
  provider: { publicKey: 'TEST', scriptUrl: 'http://localhost/library.js', apiUrl: 'http://localhost' },
  ...change,
});

/** The store's reply about a payment. */
export const aReply = (
  status: CardPaymentReply['status'],
  statusDetail: string,
  data: Partial<CardPaymentReply['data']> = {},
): CardPaymentReply => ({
  status,
  status_detail: statusDetail,
  data: {
    paymentId: 'p1',
    orderId: null,
    folio: null,
    paymentAttempts: 0,
    attemptsLeft: 3,
    challenge: null,
    remaining: 0,
    ...data,
  },
});

/** A payment as the quotation tells it. */
export const aPayment = (status: PaymentState, change: Partial<Quotation['Payments'][number]> = {}) => ({
  id: 'p1',
  type: 'credit-card',
  group: 1,
  ammount: 800,
  amount: 800,
  status,
  description: 'Tarjeta de crédito',
  createdAt: '2026-11-22T12:00:00Z',
  ...change,
});

/** The line dropped before an answer came. */
export const lost = (): never => {
  throw new ApiError(0, 'unavailable', 'TypeError: Failed to fetch');
};

type Answer = (input: { body: Record<string, unknown> }, options: CallOptions | undefined) => unknown;

/** Opens the payment page of a quotation; `store` is the store's side, which may change meanwhile. */
export function openPayment({
  store = { quotation: aQuotation() },
  ways = () => options(),
  answers = {},
}: {
  store?: { quotation: Quotation };
  ways?: () => PaymentOptions;
  answers?: Record<string, Answer>;
} = {}) {
  const address = { firstName: 'Ana', lastName: 'Ruiz', email: 'a@b.mx', phone: '9981234567', streetName: 'Nader' };
  const rest = { streetNumber: '28', neighborhood: 'Centro', municipality: 'Benito Juárez', city: 'Cancún' };
  return renderTestPage({
    routes,
    url: `/checkout/paymentmethod/${store.quotation.id}`,
    answer: async (key, input, callOptions) => {
      if (answers[key]) return answers[key](input as { body: Record<string, unknown> }, callOptions);
      if (key === 'POST /quotation/findbyid/{id}') return store.quotation;
      if (key === 'POST /quotation/{id}/paymentoptions') return ways();
      if (key === 'GET /quotation/{id}/address')
        return { address: { ...address, ...rest, state: 'Quintana Roo', zipCode: '77500' }, contactId: null };
      throw new Error(`no answer to ${key}`);
    },
  });
}

let tokens = 0;
/**
 * The provider's library as the page finds it: every press that needs a token gets another one.
 * @param first its earlier answers
 * @returns how often it was asked
 */
export function provideLibrary(
  paymentType: 'credit_card' | 'debit_card' = 'credit_card',
  first: (() => Promise<never>)[] = [],
): { readonly asked: { tokens: number } } {
  const asked = { tokens: 0 };
  window.MercadoPago = class {
    createCardToken() {
      asked.tokens += 1;
      const failure = first.shift();
      if (failure) return failure();
      tokens += 1;
      return Promise.resolve({ id: `token-${tokens}` });
    }
    getPaymentMethods() {
      const id = paymentType === 'debit_card' ? 'debvisa' : 'visa';
      return Promise.resolve({ results: [{ id, payment_type_id: paymentType }] });
    }
  };
  return { asked };
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Fills the card's form. */
export function fillCard(number = '4075 5957 1648 3764'): void {
  type('Número de tarjeta', number);
  type('Nombre como aparece en la tarjeta', 'APRO');
  type('Vencimiento', '11/30');
  type('Código de seguridad', '123');
  acceptTerms();
}
export const acceptTerms = () => {
  const terms = screen.getByLabelText(/términos y condiciones/) as HTMLInputElement;
  if (!terms.checked) fireEvent.click(terms);
};

/** Presses the button that pays, and waits until its answer is there. */
export async function press(name: RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByText(/Procesando tu pago|Generando tus datos de pago/)).toBeNull());
}

/** Adds browser parts that jsdom lacks, and starts as a tab without any choice. */
export function prepareTab(): void {
  let made = 0;
  const randomUUID = () => {
    made += 1;
    return `key-${Date.now()}-${made}`;
  };
  Object.defineProperty(globalThis.crypto, 'randomUUID', { configurable: true, value: randomUUID });
  window.scrollTo = () => undefined;
  sessionStorage.clear();
  provideLibrary();
}
