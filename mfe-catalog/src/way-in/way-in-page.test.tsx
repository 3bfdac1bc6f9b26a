import { Redirect, type ShellApi } from '@actual/shell-contract';
import { renderTestPage } from '@actual/shell-contract/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Component, post } from './route';

const show = (url: string) =>
  renderTestPage({
    brand: { site: 'actual-kids', name: 'Actual Kids', voice: {}, structure: {} } as never,
    routes: [{ path: '/acceso', Component }],
    url,
    answer: () => Promise.reject(new Error('no call')),
  });

/** The answer to a form without script, and the stored access. */
async function sent(
  fields: Record<string, string>,
  search = '?volver=/category/salas%3Facceso%3Dsi',
  { active = null as string | null, refusing = '', role = '' } = {},
) {
  const kept: (string | null)[] = [];
  const calls: unknown[] = [];
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const wayIn = { getState: () => ({ set: (value: string | null) => kept.push(value) }) };
  const answer = await post({
    shell: {
      stores: {
        wayIn,
        quotation: { getState: () => ({ id: active }) },
        session: { getState: () => ({ user: role ? { role } : null }) },
      },
      queryClient: { invalidateQueries: async () => undefined },
      api: async (key: string, input: unknown) => {
        calls.push([key, input]);
        if (key === refusing) throw new Error('refused');
      },
    } as unknown as ShellApi,
    url: new URL(`http://tienda.mx/acceso${search}`),
    fields: form,
    params: {},
    signal: new AbortController().signal,
  });
  return { answer, kept, calls };
}

test('leads a shopper who fills in the access on its page back to the list they came from', async () => {
  const { address } = show('/acceso?volver=%2Fcategory%2Fsalas%3Facceso%3Dsi');
  fireEvent.change(await screen.findByLabelText('Puerta de mi casa: Ancho libre, en centímetros'), {
    target: { value: '80' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Ver si cabe' }));
  await screen.findByText('otra página');
  expect(address()).toBe('/category/salas?acceso=si');
});

test('without script the access is kept, taken back, and leads to the list; nowhere else', async () => {
  const door = { door: 'on', 'door width': '80', 'door height': '' };
  expect(await sent(door)).toEqual({
    answer: new Redirect('/category/salas?acceso=si', 303),
    kept: ['_.d80-_'],
    calls: [],
  });
  expect((await sent(door, '?volver=//otra.mx')).answer).toEqual(new Redirect('/', 303));
  expect((await sent({ forget: 'si' })).kept).toEqual([null]);
});

test('without script an impossible figure is refused at its field, and the typed values stay', async () => {
  const typed = { floor: 'tres', corridor: 'on', turn: 'on', 'turn width': '-80' };
  const { answer, kept } = await sent(typed);
  expect(kept).toEqual([]);
  expect(answer).toMatchObject({
    sent: false,
    values: typed,
    errors: {
      floor: 'Escribe un piso de -5 a 80; 0 es planta baja',
      parts: 'Elige un solo pasillo y una sola escalera',
      'turn width': 'Escribe de 30 a 1000 cm, o déjalo vacío si no sabes',
    },
  });
});

const door = { door: 'on', 'door width': '80', 'door height': '' };
const id = '0123456789abcdef0123456789abcdef';

test('the quotation that is being filled gets the access; one that cannot be changed is no reason to lose it', async () => {
  const call = ['PUT /quotation/{id}/wayin', { params: { id }, body: { wayIn: '_.d80-_' } }];
  for (const refusing of ['', 'PUT /quotation/{id}/wayin'])
    expect(await sent(door, '', { active: id, refusing })).toEqual({
      answer: new Redirect('/', 303),
      kept: ['_.d80-_'],
      calls: [call],
    });
});

test('the access of an order is corrected with the order alone, and a refusal is said', async () => {
  const call = ['PUT /order/{id}/wayin', { params: { id }, body: { wayIn: '_.d80-_' } }];
  expect(await sent(door, `?pedido=${id}&volver=/checkout/order/${id}`, { active: id })).toEqual({
    answer: new Redirect(`/checkout/order/${id}`, 303),
    kept: [],
    calls: [call],
  });
  const { answer, kept } = await sent(door, `?pedido=${id}`, { refusing: 'PUT /order/{id}/wayin' });
  expect([kept, answer]).toEqual([
    [],
    expect.objectContaining({ sent: false, refused: expect.stringContaining('ya no se puede cambiar') }),
  ]);
});

test('saves the access in a signed-in client’s account too, for other browsers', async () => {
  const call = ['PUT /me/wayin', { body: { wayIn: '_.d80-_' } }];
  expect((await sent(door, '', { role: 'client' })).calls).toEqual([call]);
  expect((await sent(door, '', { role: 'seller' })).calls).toEqual([]);
});
