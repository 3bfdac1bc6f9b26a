import type { RestrictedOrder as Masked } from '@actual/contracts';
import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderTestPage } from '../quotation/testing';
import { loader } from './loader';
import { OrderPage } from './OrderPage';

const masked: Masked = {
  id: '0b6f4a52-95a5-4c9d-8a3e-0d6f5c7d8e9f',
  folio: '200001',
  createdAt: '2026-11-21T12:00:00Z',
  status: 'completed',
  statusLabel: 'Procesado',
  site: 'actual-studio',
  isInvited: true,
  restricted: true,
  FirstName: 'L*****',
  LastName: 'P*****',
};
const key = 'POST /order/{id}/sendlink';

function open(query = '', reply: () => unknown = () => ({ ok: true })) {
  return renderTestPage({
    routes: [{ path: '/checkout/order/:id', loader, Component: OrderPage }],
    url: `/checkout/order/${masked.id}${query}`,
    answer: async (called) => {
      if (called === 'POST /order/findbyid/{id}') return masked;
      const one = reply();
      if (one instanceof Error) throw one;
      return one;
    },
  });
}
async function ask(email: string) {
  fireEvent.change(await screen.findByLabelText('Correo de tu compra'), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviarme el enlace' }));
}

test('offers a visitor who cannot see an order to mail a fresh link to its buyer’s address', async () => {
  const { called } = open();
  await ask('lucia@');
  expect(await screen.findByText('Ingrese un email válido')).toBeTruthy();
  expect(called(key)).toHaveLength(0);
  await ask(' lucia@example.com ');
  expect(await screen.findByText('Revisa tu correo')).toBeTruthy();
  expect(called(key)[0]?.input).toEqual({ params: { id: masked.id }, body: { email: 'lucia@example.com' } });
  expect(document.body.textContent).not.toContain('$');
});

test('a link that opens nothing any more is said', async () => {
  open('?enlace=vencido');
  expect(await screen.findByText('Este enlace ya no abre el pedido')).toBeTruthy();
});

test('keeps the typed e-mail when the request fails, so that it can be sent again', async () => {
  let fails = true;
  const { called } = open('', () => (fails ? new ApiError(503, 'unavailable', '') : { ok: true }));
  await ask('lucia@example.com');
  await waitFor(() => expect(called(key)).toHaveLength(1));
  const field = (await screen.findByLabelText('Correo de tu compra')) as HTMLInputElement;
  expect(field.value).toBe('lucia@example.com');
  fails = false;
  fireEvent.click(await screen.findByRole('button', { name: 'Enviarme el enlace' }));
  expect(await screen.findByText('Revisa tu correo')).toBeTruthy();
});
