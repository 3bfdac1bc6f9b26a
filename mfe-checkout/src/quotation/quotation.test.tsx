import type { Quotation } from '@actual/contracts';
import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loader } from './loader';
import { QuotationPage } from './QuotationPage';
import { aLine, aQuotation, renderRoom } from './testing';

// a busy machine takes its time
jest.setTimeout(30_000);

const routes = [{ path: '/quotations/edit/:id', loader, Component: QuotationPage }];
type Answers = Record<string, unknown>;
const options = { groups: [], financingTotals: [], total: 800, ammountPaid: 0, remaining: 800, paidPercent: 0 };
const stockOf = ({ Details }: Quotation) => ({
  isValid: Details.every((line) => line.validStock),
  details: Details.map(({ id, validStock, availableForDate: available }) => ({ id, validStock, available })),
});

const open = (
  quotation: Quotation,
  { answers = {}, query = '', initial = {} }: { answers?: Answers; query?: string; initial?: object } = {},
) =>
  renderRoom({
    routes,
    url: `/quotations/edit/${quotation.id}${query}`,
    initial,
    answer: async (key) => {
      const all: Answers = {
        'POST /quotation/findbyid/{id}': quotation,
        'POST /quotation/{id}/validatestock': stockOf(quotation),
        'POST /quotation/{id}/paymentoptions': options,
        'POST /quotation/find/{page}': { data: [], total: 0 },
        ...answers,
      };
      const reply = typeof all[key] === 'function' ? (all[key] as () => unknown)() : all[key];
      if (reply instanceof Error) throw reply;
      return reply;
    },
  });

const ready = () => screen.findByText(/Folio 100001/);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const sold = aLine({
  ...{ validStock: false, availabilityChanged: 'sold-out', availableForDate: 0, deliveriesGroups: [] },
});

test('while stock is checked the way on is closed and says why; then it opens', async () => {
  let answer: (value: unknown) => void = () => {};
  const quotation = aQuotation();
  open(quotation, {
    answers: {
      'POST /quotation/{id}/validatestock': () =>
        new Promise((done) => {
          answer = done;
        }),
    },
  });
  await ready();
  expect(await screen.findByText('Validando disponibilidad...')).toBeTruthy();
  expect(button('Continuar').getAttribute('aria-disabled')).toBe('true');
  answer(stockOf(quotation));
  await waitFor(() => expect(button('Continuar').getAttribute('aria-disabled')).not.toBe('true'));
});

test('a sold-out line shows its ALERTA in place of pieces and date; Modificar takes it out and leads to its page', async () => {
  const quotation = aQuotation({ Details: [sold] });
  const { address, called } = open(quotation, {
    answers: { 'DELETE /quotation/{id}/removedetail/{detailId}': aQuotation({ Details: [], version: 2 }) },
  });
  await ready();
  expect(screen.getByText('ALERTA: La cantidad original de piezas elegidas están AGOTADAS')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Piezas' })).toBeNull();
  fireEvent.click(button('Ver opciones'));
  const dialog = screen.getByRole('dialog', { hidden: true });
  expect(within(dialog).getByText('Hay un cambio de disponibilidad en uno o más de tus articulos')).toBeTruthy();
  expect(within(dialog).getByText('Verifique su nueva fecha de entrega y cantidad de piezas')).toBeTruthy();
  fireEvent.click(within(dialog).getByText('Modificar'));
  await waitFor(() => expect(address()).toBe('/a/p-a?stockAlert=true'));
  expect(called('DELETE /quotation/{id}/removedetail/{detailId}')).toHaveLength(1);
});

test('stockAlert in the address opens the dialog by itself', async () => {
  open(aQuotation({ Details: [{ ...sold, availabilityChanged: 'changed' }] }), { query: '?stockAlert=true' });
  await ready();
  expect(screen.getByText('ALERTA: La cantidad original de piezas elegidas han cambiado')).toBeTruthy();
  expect(screen.getByRole('dialog', { hidden: true })).toBeTruthy();
});

test('stock that the check finds gone closes the way on and brings the line’s alert', async () => {
  const before = aQuotation();
  const after = aQuotation({ Details: [sold] });
  let readings = 0;
  open(before, {
    answers: {
      'POST /quotation/findbyid/{id}': () => (readings++ === 0 ? before : after),
      'POST /quotation/{id}/validatestock': stockOf(after),
    },
  });
  expect(await screen.findByText(/AGOTADAS/)).toBeTruthy();
  expect(button('Continuar').getAttribute('aria-disabled')).toBe('true');
});

test('changes name the version on screen; what another device did first is told and not overwritten', async () => {
  const before = aQuotation();
  const theirs = aQuotation({ version: 5, Details: [aLine({ quantity: 3 })] });
  let current = before;
  const { called } = open(before, {
    answers: {
      'POST /quotation/findbyid/{id}': () => current,
      'PUT /quotation/updatedetails/{id}': () => {
        if (current.version === 1) {
          current = theirs;
          return new ApiError(412, 'quotation_changed', '');
        }
        current = { ...theirs, version: 6, Details: [aLine({ quantity: 4 })] };
        return current;
      },
    },
  });
  await ready();
  fireEvent.click(button('Agregar una pieza'));
  expect(await screen.findByText('Sofá: de 1 pieza a 3 piezas')).toBeTruthy();
  expect(called('PUT /quotation/updatedetails/{id}')[0]?.options).toEqual({ seenVersion: 1 });
  fireEvent.click(button('Entendido'));
  await waitFor(() => expect(screen.queryByText('Esta cotización cambió en otro dispositivo')).toBeNull());
  fireEvent.click(button('Agregar una pieza'));
  await waitFor(() => expect(called('PUT /quotation/updatedetails/{id}')[1]?.options).toEqual({ seenVersion: 5 }));
  // one's own change is no news
  await waitFor(() => expect(screen.getByDisplayValue('4')).toBeTruthy());
  expect(screen.queryByText('Esta cotización cambió en otro dispositivo')).toBeNull();
});

test('presses that follow each other quickly count from each other, and none is lost', async () => {
  let version = 1;
  const { called } = open(aQuotation(), {
    answers: {
      'PUT /quotation/updatedetails/{id}': async () => {
        version += 1;
        await new Promise((done) => setTimeout(done, 30));
        return aQuotation({ version, Details: [aLine({ quantity: version })] });
      },
    },
  });
  await ready();
  fireEvent.click(button('Agregar una pieza'));
  await waitFor(() => expect(screen.getByDisplayValue('2')).toBeTruthy());
  fireEvent.click(button('Agregar una pieza'));
  await waitFor(() => expect(called('PUT /quotation/updatedetails/{id}')).toHaveLength(2));
  expect(called('PUT /quotation/updatedetails/{id}').map(({ options: said }) => said)).toEqual([
    { seenVersion: 1 },
    { seenVersion: 2 },
  ]);
  await waitFor(() => expect(screen.getByDisplayValue('3')).toBeTruthy());
});

test('another date starts the pieces over', async () => {
  const { called } = open(aQuotation({ Details: [aLine({ quantity: 3 })] }), {
    answers: { 'PUT /quotation/updatedetails/{id}': aQuotation({ version: 2 }) },
  });
  await ready();
  fireEvent.change(screen.getByLabelText('Fecha de entrega'), { target: { value: '2026-12-05' } });
  await waitFor(() => expect(called('PUT /quotation/updatedetails/{id}')).toHaveLength(1));
  expect(called('PUT /quotation/updatedetails/{id}')[0]?.input).toMatchObject({
    body: { details: [{ id: 'a', quantity: 1, shipDate: '2026-12-05' }] },
  });
});

test.each<[string, Partial<Quotation>, string]>([
  ['ordered', { OrderWeb: 'f'.repeat(32) }, 'Esta cotización ya tiene un pedido asignado'],
  ['closed', { isClosed: true }, 'Esta cotización está cerrada'],
  ['looked at by its link', { hold: 'look' }, 'Ves esta cotización por su enlace'],
  [
    'being paid',
    {
      Payments: [
        { id: 'p', type: 'credit-card', group: 1, ammount: 8, description: '', status: 'unknown', createdAt: '' },
      ],
    },
    'Tu pago se está procesando',
  ],
])('%s: it can be read and printed, not changed', async (_what, change, words) => {
  open(aQuotation(change));
  await ready();
  expect(screen.getByText(words)).toBeTruthy();
  for (const name of ['Continuar', 'Quitar', 'Vaciar', 'Que me llame un asesor'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByText('Agregar artículo')).toBeNull();
  expect(button('Imprimir')).toBeTruthy();
});

test('prices renewed on another day are told', async () => {
  open(aQuotation({ repriced: [{ detailId: 'a', Name: 'Sofá', before: 700, now: 800 }] }));
  await ready();
  expect(screen.getByText('Sofá: antes $700.00, hoy $800.00')).toBeTruthy();
});

test('the paper has the seller, the screen’s buttons do not', async () => {
  const User = {
    firstName: 'Rodrigo',
    lastName: 'Canul',
    email: 'r@actual.mx',
    phone: '',
    mobilePhone: '+529981234568',
  };
  open(aQuotation({ User }));
  await ready();
  expect(screen.getByText('Te atiende Rodrigo Canul').parentElement?.textContent).toContain(
    '998 123 4568 · r@actual.mx',
  );
  expect(button('Continuar').closest('[data-noprint]')).not.toBeNull();
});

test('a mail that did not go out says so and keeps the address', async () => {
  let fails = true;
  const { called } = open(aQuotation(), {
    answers: { 'POST /quotation/sendemail/{id}': () => (fails ? new ApiError(500, 'internal', '') : { ok: true }) },
  });
  await ready();
  fireEvent.click(button('Enviar por correo'));
  const field = await screen.findByLabelText('Correo');
  const send = () => fireEvent.click(screen.getByText('Enviar'));
  send();
  expect(await screen.findByText('Este campo es requerido')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'nadie' } });
  send();
  expect(await screen.findByText('Ingrese un email válido')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'ana@correo.mx' } });
  send();
  expect(await screen.findByText('Hubo un error al enviar la información')).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('ana@correo.mx');
  fails = false;
  send();
  await waitFor(() => expect(screen.queryByLabelText('Correo')).toBeNull());
  expect(called('POST /quotation/sendemail/{id}')[1]?.input).toMatchObject({ body: { email: 'ana@correo.mx' } });
});

test('a client’s other open quotation is offered, and comes in on a press', async () => {
  const quotation = aQuotation({ Client: { id: 'c', name: 'Ana', email: 'a@b.mx', invited: false } });
  const other = { id: 'e'.repeat(32), folio: '100007', totalProducts: 2, total: 5, isClosed: false, OrderWeb: null };
  let merged = false;
  const { called } = open(quotation, {
    initial: { user: { id: 'u', role: 'client', firstName: 'Ana', lastName: '', email: 'a@b.mx', invited: false } },
    answers: {
      'POST /quotation/find/{page}': () => ({ data: [{ ...other, isClosed: merged }], total: 1 }),
      'POST /quotation/update/{id}': () => {
        merged = true;
        return { ...quotation, version: 2 };
      },
    },
  });
  await ready();
  expect(await screen.findByText(/folio 100007, con 2 piezas/)).toBeTruthy();
  fireEvent.click(button('Traer sus artículos'));
  await waitFor(() => expect(screen.queryByText(/folio 100007/)).toBeNull());
  expect(called('POST /quotation/update/{id}')[0]?.input).toMatchObject({ body: { mergeQuotation: other.id } });
});

test('nothing in it: the words of the specification and a way to the shop', async () => {
  open(aQuotation({ Details: [], totalProducts: 0 }));
  await ready();
  expect(screen.getByText(/No hay artículos en esta cotización/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull();
});
