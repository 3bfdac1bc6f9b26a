import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anOrder, id, openDesk } from '../order-desk/testing';

const delivery = {
  day: '2026-12-04',
  half: null,
  lines: ['l'],
  pieces: 2,
  state: 'preparing',
  next: ['on-the-way'],
  events: [],
};
const putOff = 'POST /order/{id}/deliverydelay';
const open = (role: 'seller' | 'manager', { delays = [] as object[], answer = {} as unknown } = {}) =>
  openDesk({
    role,
    order: anOrder({ status: 'completed', Deliveries: [{ ...delivery, delays }] }),
    answers: { [putOff]: answer },
  });

test('a manager delays a delivery with a reason, a note to the buyer and the first possible day', async () => {
  const { called } = open('manager');
  fireEvent.click(await screen.findByRole('button', { name: 'No sale a tiempo' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Motivo'), { target: { value: 'not-passed' } });
  fireEvent.change(dialog.getByLabelText(/^Mensaje al comprador/), { target: { value: ' Lo reponemos ' } });
  const first = dialog.getByRole('textbox', { name: /^No antes del/ });
  fireEvent.change(first, { target: { value: '31/02/2026' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Retrasar' }));
  expect(await dialog.findByText(/^Escribe el día como/)).toBeTruthy();
  expect(called(putOff)).toEqual([]);
  fireEvent.change(first, { target: { value: '11/12/2026' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Retrasar' }));
  await waitFor(() => expect(called(putOff)).toHaveLength(1));
  expect(called(putOff)[0]?.input).toEqual({
    params: { id },
    body: { day: '2026-12-04', reason: 'not-passed', note: 'Lo reponemos', notBefore: '2026-12-11' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an order that was refused stays named with its reason', async () => {
  open('manager', { answer: new ApiError(409, 'delivery_changed', '') });
  fireEvent.click(await screen.findByRole('button', { name: 'No sale a tiempo' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Retrasar' }));
  expect(await screen.findByText(/^Pedido 200001: La entrega ya estaba en otro estado/)).toBeTruthy();
});

test('a seller sees which deliveries wait for the buyer, and cannot delay any', async () => {
  const delay = { from: '2026-12-02', proposed: '2026-12-04', reason: 'weather', note: '', answer: null };
  open('seller', { delays: [{ ...delay, id: 'd', at: '2026-12-01T18:00:00Z', until: '2026-12-03' }] });
  expect(await screen.findByText(/^Retrasada: era para el 2\/dic\/2026.* espera al comprador$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'No sale a tiempo' })).toBeNull();
});
