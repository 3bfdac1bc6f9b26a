import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderTestPage } from '../../quotation/testing';
import { CancelRoute } from './CancelPage';
import { loader } from './loader';

const order = {
  id: 'o',
  folio: '200001',
  restricted: false,
  status: 'completed',
  FirstName: 'Ana',
  LastName: 'Ruiz',
  Details: [
    { id: 'l', quantity: 2, Product: { Name: 'Lámpara', finish: null } },
    { id: 'm', quantity: 1, Product: { Name: 'Sofá', finish: 'Lino' } },
  ],
};
const preview = {
  refusal: null,
  onlyWhole: false,
  lines: [
    { id: 'l', quantity: 2, until: '2026-12-03', refusal: null, together: false },
    { id: 'm', quantity: 0, until: '2026-12-01', refusal: 'already_left', together: false },
  ],
  total: 2000,
  value: 500.5,
  owed: 0,
  credited: 0,
  returned: 500.5,
  whole: false,
  code: null as string | null,
  parts: [{ paymentId: 'p', name: '6 meses sin intereses', card: '0366', msi: 6, amount: 500.5, goesTo: 'provider' }],
};
const OrderStub = () => <p>Pedido</p>;
const confirming = 'POST /order/{id}/cancellation';
const mailing = 'POST /order/{id}/code';

const open = (change: object = {}, confirmed: () => unknown = () => ({}), search = '?piezas-l=1') =>
  renderTestPage({
    routes: [
      { path: '/checkout/order/:id/cancelar', loader, Component: CancelRoute },
      { path: '/checkout/order/:id', Component: OrderStub },
    ],
    url: `/checkout/order/o/cancelar${search}`,
    answer: async (key) => {
      if (key === confirming) return confirmed();
      return key === 'POST /order/{id}/cancellation/preview' ? { ...preview, ...change } : order;
    },
  });

test('shows the refund before the buyer confirms, and confirms exactly that amount', async () => {
  const { called } = open();
  expect(await screen.findByRole('heading', { name: 'Te devolvemos $500.50' })).toBeTruthy();
  expect(screen.getByText(/Sofá, Lino: Ya va en camino/)).toBeTruthy();
  expect(screen.getByText(/al mismo medio.*tu banco ajusta las mensualidades/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar estos artículos' }));
  await waitFor(() => expect(called(confirming)).toHaveLength(1));
  expect(called(confirming)[0]?.input).toMatchObject({
    params: { id: 'o' },
    body: { lines: [{ id: 'l', quantity: 1 }], total: 2000, returned: 500.5 },
  });
  expect(await screen.findByText('Pedido')).toBeTruthy();
});

test('offers none or all of the pieces whose price was agreed for all of them, and says why', async () => {
  const [lamps, sofa] = preview.lines;
  open({ lines: [{ ...lamps, quantity: 3, together: true }, sofa] }, undefined, '');
  const field = await screen.findByRole('combobox', { name: 'Lámpara' });
  expect([...field.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['Ninguna', '3 piezas']);
  expect(screen.getByText(/todas juntas: su precio se acordó por todas/)).toBeTruthy();
});

test('asks for a CLABE with a valid check digit when the payment was a transfer', async () => {
  const { called } = open({ parts: [{ ...preview.parts[0], goesTo: 'account' }] });
  const clabe = await screen.findByLabelText(/^CLABE/);
  const press = () => fireEvent.submit(clabe.closest('form') as HTMLFormElement);
  fireEvent.change(clabe, { target: { value: '032180000118359710' } });
  press();
  expect(await screen.findByText(/Revisa tu CLABE/)).toBeTruthy();
  expect(called(confirming)).toHaveLength(0);
  fireEvent.change(clabe, { target: { value: '032 180 00011835971 9' } });
  press();
  await waitFor(() => expect(called(confirming)[0]?.input).toMatchObject({ body: { clabe: '032180000118359719' } }));
});

test('by the link of a mail: a code is mailed first, the CLABE stays typed, and a wrong code is said at its field', async () => {
  let code = 'needed';
  let wrong = true;
  const parts = [{ ...preview.parts[0], goesTo: 'account' }];
  const { called } = renderTestPage({
    routes: [
      { path: '/checkout/order/:id/cancelar', loader, Component: CancelRoute },
      { path: '/checkout/order/:id', Component: OrderStub },
    ],
    url: '/checkout/order/o/cancelar?piezas-l=1',
    answer: async (key) => {
      if (key === mailing) code = 'sent';
      if (key === confirming && wrong) throw new ApiError(403, 'order_code_wrong', '');
      return key === 'POST /order/findbyid/{id}' ? order : { ...preview, parts, code };
    },
  });
  fireEvent.change(await screen.findByLabelText(/^CLABE/), { target: { value: '032180000118359719' } });
  expect(screen.queryByRole('button', { name: 'Cancelar estos artículos' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Enviarme el código' }));
  const field = await screen.findByLabelText(/^Código de tu correo/);
  expect(called(mailing)).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.getByLabelText<HTMLInputElement>(/^CLABE/).value).toBe('032180000118359719');
  fireEvent.change(field, { target: { value: '048 215' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar estos artículos' }));
  expect(await screen.findByText(/Ese código no es/)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Enviar otro código' }));
  await waitFor(() => expect(called(mailing)).toHaveLength(2));
  wrong = false;
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar estos artículos' }));
  await waitFor(() =>
    expect(called(confirming).at(-1)?.input).toMatchObject({ body: { clabe: '032180000118359719', code: '048215' } }),
  );
  expect(await screen.findByText('Pedido')).toBeTruthy();
});

test('an order that changed meanwhile says so, and nothing is canceled', async () => {
  open({}, () => {
    throw new ApiError(409, 'total_changed', '');
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar estos artículos' }));
  expect(await screen.findByText(/no se canceló nada/)).toBeTruthy();
});

test('an order that is canceled already offers nothing', async () => {
  open({ refusal: 'already_canceled' }, undefined, '');
  expect(await screen.findByText('Este pedido ya está cancelado.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Cancelar/ })).toBeNull();
});
