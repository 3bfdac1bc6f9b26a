import { writtenDay } from '@actual/contracts/facts/text/written';
import { storeDay } from '@actual/contracts/store-day';
import { ApiError } from '@actual/shell-contract';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { meaningOf } from './credit-words';
import { TransferCredits } from './TransferCredits';

const orderId = '0123456789abcdef0123456789abcdef';
const add = 'POST /order/transfercredits/{id}';
const brand = {
  site: 'actual-studio',
  name: 'Actual Studio',
  structure: { errorSign: 'warning' },
} as unknown as Brand;
const person = { id: 'm', firstName: 'Elena', lastName: 'Poot', email: 'e@b.mx', invited: false };
const waits = { status: 'pending-payment', due: 899.5, credits: [] };

const open = (role: 'seller' | 'manager', answer: (key: string) => unknown = () => waits) =>
  renderTestPage({
    brand,
    routes: [{ path: '/', element: <TransferCredits orderId={orderId} /> }],
    url: '/',
    initial: { user: { ...person, role } },
    answer: async (key) => answer(key),
  });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function credit() {
  await screen.findByLabelText('Monto recibido');
  type('Monto recibido', '500');
  type('Clave de rastreo', 'MBAN01');
  fireEvent.click(screen.getByText('Acreditar transferencia'));
}

beforeEach(() => {
  let made = 0;
  const randomUUID = () => {
    made += 1;
    return `key-${made}`;
  };
  Object.defineProperty(globalThis.crypto, 'randomUUID', { configurable: true, value: randomUUID });
  sessionStorage.clear();
});

test('a manager credits the bank’s amount on the due amount they see; a lost answer is repeated with its key', async () => {
  let answer: () => unknown = () => {
    throw new ApiError(0, 'unavailable', '');
  };
  const { called } = open('manager', (key) => (key === add ? answer() : waits));
  await credit();
  expect(await screen.findByText(/No recibimos respuesta/)).toBeTruthy();
  answer = () => ({ status: 'pending-payment', due: 399.5, returned: 0 });
  await credit();
  await waitFor(() => expect(called(add)).toHaveLength(2));
  const [first, second] = called(add);
  expect(first?.input).toMatchObject({ body: { amount: 500, due: 899.5, reference: 'MBAN01' } });
  expect([second?.input, second?.options]).toEqual([first?.input, first?.options]);
});

test('the day of the movement is typed as day, month and year in any browser’s language', async () => {
  const { called } = open('manager', (key) => (key === add ? { status: 'completed', due: null, returned: 0 } : waits));
  const day = await screen.findByLabelText<HTMLInputElement>('Día del movimiento');
  expect([day.type, day.value]).toEqual(['text', writtenDay(storeDay())]);
  type('Día del movimiento', '31/02/2026');
  expect(day.validationMessage).toBe('Escribe el día como DD/MM/AAAA.');
  type('Día del movimiento', '15/01/2026');
  expect(day.validationMessage).toBe('');
  await credit();
  await waitFor(() => expect(called(add)[0]?.input).toMatchObject({ body: { receivedOn: '2026-01-15' } }));
});

test('a movement that was credited already says so', async () => {
  open('manager', (key) => {
    if (key === add) throw new ApiError(409, 'transfer_credited', '');
    return waits;
  });
  await credit();
  expect(await screen.findByText(/ya se acreditó/)).toBeTruthy();
});

test('a seller sees the awaited amount and who credits it; an order without a transfer shows nothing', async () => {
  open('seller');
  expect(await screen.findByText('Un gerente la acredita cuando aparece en la cuenta de la tienda.')).toBeTruthy();
  expect(screen.queryByLabelText('Monto recibido')).toBeNull();
  document.body.replaceChildren();
  const { called } = open('manager', () => ({ status: 'completed', due: null, credits: [] }));
  await waitFor(() => expect(called('GET /order/transfercredits/{id}')).toHaveLength(1));
  expect(screen.queryByText('Transferencia bancaria')).toBeNull();
});

test('lists each credit with its author and the amount that goes back', async () => {
  const one = {
    reference: 'MBAN01',
    receivedOn: '2026-01-15',
    amount: 1_000,
    returned: 100.5,
    creditedBy: 'Elena Poot',
  };
  open('seller', () => ({
    status: 'completed',
    due: null,
    credits: [{ ...one, creditedAt: '2026-01-16T15:00:00Z' }],
  }));
  expect(await screen.findByText(/MBAN01/)).toBeTruthy();
  expect(screen.getByText(/Acreditó Elena Poot, .*Por devolver \$100.50/)).toBeTruthy();
});

test.each([
  [899.5, false, /queda pagado/],
  [500, false, /Faltarán \$399.50/],
  [1_000, false, /Sobran \$100.50/],
  [500, true, /No alcanza/],
  [899.5, true, /se reactiva/],
])('%d of 899.50, canceled %s', (amount, canceled, words) => {
  expect(meaningOf(amount, 899.5, canceled)).toMatch(words);
});
