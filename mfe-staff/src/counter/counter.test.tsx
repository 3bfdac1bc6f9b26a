import type { PaymentOptions, Quotation } from '@actual/contracts';
import { ApiError } from '@actual/shell-contract';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CounterPanel } from './CounterPanel';

const id = '0123456789abcdef0123456789abcdef';
const add = 'POST /payment/add/{id}';
const cancel = 'POST /payment/cancel/{a}/{b}';
const seller = {
  id: 's',
  role: 'seller' as const,
  firstName: 'Diego',
  lastName: 'Ríos',
  email: 'd@b.mx',
  invited: false,
};
const brand = {
  site: 'actual-studio',
  name: 'Actual Studio',
  structure: { errorSign: 'warning' },
} as unknown as Brand;
const lost = (): never => {
  throw new ApiError(0, 'unavailable', '');
};

function open(answer: () => unknown, taken: object[] = []) {
  const money = { version: 4, total: 1_600, ammountPaid: 0, remaining: 1_600, paidPercent: 0, fullyPaid: false };
  const options: Partial<PaymentOptions> = { groups: [], financingTotals: [], ...money };
  return renderTestPage({
    brand,
    routes: [{ path: '/', element: <CounterPanel quotation={{ id } as Quotation} /> }],
    url: '/',
    initial: { user: seller },
    answer: async (key) => {
      if (key === add || key === cancel) return answer();
      if (key === 'GET /audit/{id}') return [];
      return key === 'GET /quotation/{id}/receipt' ? { folio: '100001', Payments: taken } : options;
    },
  });
}
async function take(pesos: string) {
  fireEvent.change(await screen.findByLabelText('Monto'), { target: { value: pesos } });
  fireEvent.click(screen.getByRole('button', { name: 'Registrar pago' }));
  await waitFor(() => expect(screen.queryByText('Registrando')).toBeNull());
}
const keys = (calls: { options: { idempotencyKey?: string } | undefined }[]) =>
  calls.map(({ options }) => options?.idempotencyKey);

beforeEach(() => {
  let made = 0;
  const randomUUID = () => {
    made += 1;
    return `key-${made}`;
  };
  Object.defineProperty(globalThis.crypto, 'randomUUID', { configurable: true, value: randomUUID });
  sessionStorage.clear();
});

test('a payment whose answer was lost is booked once, however often it is pressed and after a reload', async () => {
  let answer: () => unknown = lost;
  const first = open(() => answer());
  await take('800');
  expect(await screen.findByText(/No recibimos respuesta/)).toBeTruthy();
  await take('800');
  document.body.replaceChildren();
  const reloaded = open(() => answer());
  await take('800');
  expect([...keys(first.called(add)), ...keys(reloaded.called(add))]).toEqual(['key-1', 'key-1', 'key-1']);
  answer = () => ({ data: { orderId: null } });
  await take('800');
  await take('800');
  expect(keys(reloaded.called(add)).slice(1)).toEqual(['key-1', 'key-2']);
});

test('a payment is booked only on the paid amount that the seller sees', async () => {
  const { called } = open(() => {
    throw new ApiError(412, 'quotation_changed', 'changed');
  });
  await take('800');
  expect(called(add)[0]?.options).toMatchObject({ seenVersion: 4 });
  expect(await screen.findByText(/La cotización cambió desde que la viste/)).toBeTruthy();
});

test('a quotation without an address takes no payment, and leads to the page where one is chosen', async () => {
  open(() => {
    throw new ApiError(409, 'quotation_without_address', '');
  });
  await take('800');
  const link = await screen.findByRole('link', { name: 'Elegir dirección' });
  expect(link.getAttribute('href')).toMatch(/^\/checkout\/client\//);
});

test('cash says its change before it is booked; too little is said, and not booked', async () => {
  const { called } = open(() => ({ data: { orderId: null } }));
  fireEvent.change(await screen.findByLabelText('Monto'), { target: { value: '1600' } });
  const received = screen.getByLabelText(/^Recibido/);
  fireEvent.change(received, { target: { value: '1500' } });
  expect(screen.getByText('Es menos que el monto.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Registrar pago' }));
  expect(called(add)).toHaveLength(0);
  fireEvent.change(received, { target: { value: '2000' } });
  expect(screen.getByText('Cambio: $400')).toBeTruthy();
  await take('1600');
  expect(called(add)[0]?.input).toMatchObject({ body: { type: 'cash', amount: 1_600, received: 2_000 } });
});

test('lists the payments taken so far with their proof, and links to the receipt', async () => {
  const nothing = { received: null, change: null, exchangeRate: null, terminal: null, verificationCode: null };
  open(
    () => ({}),
    [
      { ...nothing, id: 'a', type: 'cash', ammount: 800, received: 1_000, change: 200, reference: null },
      {
        ...nothing,
        id: 'b',
        type: 'terminal-card',
        ammount: 370,
        terminal: 'BBVA',
        verificationCode: '77',
        reference: null,
      },
    ],
  );
  expect(await screen.findByText('Recibido $1,000 · Cambio $200')).toBeTruthy();
  expect(screen.getByText('Terminal BBVA · Autorización 77')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Recibo para imprimir' });
  expect(link.getAttribute('href')).toBe(`/vender/recibo/${id}`);
});

test('a payment booked by mistake is canceled after a dialog that says where its money goes; whoever is second is told', async () => {
  const cash = { id: 'p1', type: 'cash', ammount: 800, received: null, change: null, exchangeRate: null };
  const already = () => {
    throw new ApiError(409, 'already_canceled', '');
  };
  const { called } = open(already, [{ ...cash, terminal: null, verificationCode: null, reference: null }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar pago' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancelar un pago de la cotización 100001' }));
  expect(dialog.getByText(/Efectivo de \$800\. Queda como devolución por entregar/)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Motivo'), { target: { value: 'Se tecleó de más' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancelar pago' }));
  expect(await dialog.findByText('Ya estaba cancelado.')).toBeTruthy();
  expect(called(cancel)[0]).toMatchObject({
    input: { params: { a: id, b: 'p1' }, body: { reason: 'Se tecleó de más' } },
  });
});

test('one press books all that is still owed', async () => {
  const { called } = open(() => ({ data: { orderId: null } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Todo: $1,600' }));
  expect(screen.getByLabelText('Monto')).toHaveProperty('value', '1,600');
  fireEvent.click(screen.getByRole('button', { name: 'Registrar pago' }));
  await waitFor(() => expect(called(add)[0]?.input).toMatchObject({ body: { amount: 1_600 } }));
});
