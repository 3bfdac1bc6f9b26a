import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anOrder, changedBySomebody, id, openDesk } from '../order-desk/testing';

const delivery = { day: '2026-12-04', half: null, lines: ['l'], pieces: 2, events: [], delays: [], storage: null };
const noted = 'POST /order/{id}/deliverystate';
const open = (state: string, next: string[], answers: Record<string, unknown> = { [noted]: { state } }) =>
  openDesk({ order: anOrder({ status: 'completed', Deliveries: [{ ...delivery, state, next }] }), answers });
const correcting = 'POST /order/{id}/deliverycorrection';
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('one press notes that a delivery left, from the state that was seen', async () => {
  const { called } = open('preparing', ['on-the-way', 'stored']);
  await press('Salió a entregar');
  await waitFor(() => expect(called(noted)).toHaveLength(1));
  expect(called(noted)[0]?.input).toEqual({
    params: { id },
    body: { day: '2026-12-04', from: 'preparing', to: 'on-the-way' },
  });
});

test('a failed attempt is noted with its reason', async () => {
  const { called } = open('on-the-way', ['delivered', 'failed', 'preparing']);
  await press('No se pudo');
  fireEvent.change(await screen.findByLabelText('Qué pasó'), { target: { value: 'no-access' } });
  fireEvent.submit(screen.getByLabelText('Qué pasó').closest('form') as HTMLFormElement);
  await waitFor(() => expect(called(noted)).toHaveLength(1));
  expect(called(noted)[0]?.input).toMatchObject({ body: { to: 'failed', reason: 'no-access' } });
});

test('a state that somebody else noted meanwhile is told, with who noted it and when', async () => {
  open('on-the-way', ['delivered', 'failed', 'preparing'], {
    [noted]: new ApiError(409, 'delivery_changed', ''),
    ...changedBySomebody('POST /order/{id}/deliverystate'),
  });
  await press('Entregada');
  expect(await screen.findByText('La entrega ya estaba en otro estado: revisa cómo va.')).toBeTruthy();
  expect(await screen.findByText(/Rosa Ek fue: .+, 30\/nov\/2026/)).toBeTruthy();
});

test('a delivery that came has no more buttons', async () => {
  open('delivered', []);
  expect(await screen.findByRole('region', { name: 'Entregas' })).toBeTruthy();
  for (const name of ['Salió a entregar', 'Entregada', 'No salió', 'Cambiar la fecha'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test.each([
  ['a seller a moment later', 'seller', 1, true],
  ['a seller an hour later', 'seller', 60, false],
  ['a manager days later', 'manager', 9_000, true],
] as const)(
  '%s may say that it was noted by mistake: how it came about goes with it',
  async (_who, role, minutes, may) => {
    const at = new Date(Date.now() - minutes * 60_000).toISOString();
    const event = {
      id: 7,
      state: 'delivered',
      on: '2026-12-04',
      at,
      reason: null,
      carrier: null,
      guide: null,
      corrects: null,
    };
    const { called } = openDesk({
      role,
      order: anOrder({
        status: 'completed',
        Deliveries: [{ ...delivery, state: 'delivered', next: [], events: [event] }],
      }),
      answers: { [correcting]: new ApiError(409, 'delivery_settled', '') },
    });
    expect(await screen.findByRole('region', { name: 'Entregas' })).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'Se anotó por error' })).toHaveLength(may ? 1 : 0);
    if (!may) return;
    await press('Se anotó por error');
    const field = screen.getByLabelText('Qué pasó');
    fireEvent.change(field, { target: { value: 'Era otro pedido' } });
    fireEvent.submit(field.closest('form') as HTMLFormElement);
    await waitFor(() =>
      expect(called(correcting)[0]?.input).toEqual({ params: { id }, body: { event: 7, mistake: 'Era otro pedido' } }),
    );
    expect(await screen.findByText(/^El comprador ya pidió algo u opinó/)).toBeTruthy();
  },
);
