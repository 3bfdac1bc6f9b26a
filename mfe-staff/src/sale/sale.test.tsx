import type { Sale } from '@actual/contracts';
import { ApiError } from '@actual/shell-contract';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SalePanel } from './SalePanel';

const id = '0123456789abcdef0123456789abcdef';
const brand = { site: 'actual-studio', name: 'Actual Studio', structure: { errorSign: 'warning' } } as unknown as Brand;
const person = (role: 'client' | 'seller' | 'manager') => ({
  id: 's',
  role,
  firstName: 'Diego',
  lastName: 'Ríos',
  email: 'd@b.mx',
  invited: false,
});
const sale: Sale = {
  Client: null,
  User: { id: 's', name: 'Diego Ríos' },
  Store: { code: 'cancun', name: 'Cancún' },
  isOpen: true,
  handovers: [{ at: '2026-11-18T17:40:00.000Z', from: null, to: 'Diego Ríos', by: 'Laura Cámara' }],
  Sellers: [
    { id: 's', name: 'Diego Ríos', Store: 'Cancún' },
    { id: 't', name: 'Rosa Ek', Store: 'Mérida' },
  ],
  Stores: [
    { code: 'cancun', name: 'Cancún' },
    { code: 'merida', name: 'Mérida' },
  ],
};
const ana = { id: 'c1', CardName: 'Ana Pech', CardCode: 'C500002', E_Mail: 'ana@correo.mx', Cellular: '998 214 5567' };

// jsdom has no modal dialogs
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function open({ role = 'seller' as 'client' | 'seller' | 'manager', change = {} as Partial<Sale>, answers = {} } = {}) {
  return renderTestPage({
    brand,
    routes: [{ path: '/', element: <SalePanel quotationId={id} /> }],
    url: '/',
    initial: { user: person(role) },
    answer: async (key) => {
      const answer = ({ 'GET /quotation/{id}/sale': { ...sale, ...change }, ...answers } as Record<string, unknown>)[
        key
      ];
      if (answer instanceof Error) throw answer;
      return answer ?? { ok: true };
    },
  });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('shows who buys, who sells and where, and who handed it over', async () => {
  open();
  expect(await screen.findByText('Sin cliente')).toBeTruthy();
  expect(screen.getByText('Cancún')).toBeTruthy();
  expect(screen.getByText(/de la web a Diego Ríos, por Laura Cámara/)).toBeTruthy();
});

test('a client is found while somebody types, and chosen by a press', async () => {
  const { called } = open({ answers: { 'POST /client/find/': { data: [ana], total: 1 } } });
  await screen.findByText('Sin cliente');
  press('Elegir cliente');
  const box = screen.getByLabelText('Nombre, correo, teléfono o código');
  fireEvent.change(box, { target: { value: 'an' } });
  expect(screen.getByText('Escribe al menos 3 letras.')).toBeTruthy();
  fireEvent.change(box, { target: { value: 'ana' } });
  fireEvent.click(await screen.findByRole('button', { name: /Ana Pech · C500002/ }));
  await waitFor(() =>
    expect(called('PUT /quotation/{id}/client')[0]?.input).toEqual({ params: { id }, body: { Client: 'c1' } }),
  );
  expect(called('POST /client/find/').map(({ input }) => input)).toEqual([
    { body: { term: 'ana', autocomplete: true } },
  ]);
});

test('nobody found is said in the specification’s words', async () => {
  open({ answers: { 'POST /client/find/': { data: [], total: 0 } } });
  await screen.findByText('Sin cliente');
  press('Elegir cliente');
  fireEvent.change(screen.getByLabelText('Nombre, correo, teléfono o código'), { target: { value: 'xeno' } });
  expect(await screen.findByText('No se encontro "xeno"')).toBeTruthy();
});

test('a seller hands theirs to another; a shop must be chosen', async () => {
  const { called } = open();
  await screen.findByText('Sin cliente');
  press('Pasar a otro vendedor');
  expect(
    within(screen.getByLabelText('Vendedor'))
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Elige', 'Rosa Ek · Mérida']);
  press('Aceptar');
  expect(await screen.findByText('Este campo es requerido')).toBeTruthy();
  expect(called('PUT /quotation/{id}/seller')).toHaveLength(0);
  fireEvent.change(screen.getByLabelText('Vendedor'), { target: { value: 't' } });
  press('Aceptar');
  await waitFor(() =>
    expect(called('PUT /quotation/{id}/seller')[0]?.input).toEqual({ params: { id }, body: { User: 't' } }),
  );
});

test('a seller cannot hand on, assign or move another’s quotation, a manager can; a refusal is shown', async () => {
  open({ change: { User: { id: 't', name: 'Rosa Ek' } } });
  await screen.findByText('Sin cliente');
  expect(screen.queryAllByRole('button')).toEqual([]);
  document.body.replaceChildren();
  open({
    role: 'manager',
    change: { User: { id: 't', name: 'Rosa Ek' } },
    answers: { 'PUT /quotation/{id}/seller': new ApiError(409, 'quotation_ordered', '') },
  });
  await screen.findByText('Sin cliente');
  press('Pasar a otro vendedor');
  fireEvent.change(screen.getByLabelText('Vendedor'), { target: { value: 's' } });
  press('Aceptar');
  expect(await screen.findByText('Esta cotización ya tiene un pedido asignado')).toBeTruthy();
});

test('offers no changes to an ordered or closed quotation', async () => {
  open({ change: { isOpen: false } });
  await screen.findByText('Sin cliente');
  expect(screen.queryAllByRole('button')).toEqual([]);
});
