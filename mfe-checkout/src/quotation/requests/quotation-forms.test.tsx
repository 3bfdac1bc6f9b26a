import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aLine, aQuotation } from '../testing';
import { openPage as open } from '../testing-page';

const ready = () => screen.findByText(/Folio 100001/);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

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

const lost = () => new ApiError(502, 'internal', '');
const keys = (calls: { options: { idempotencyKey?: string } | undefined }[]) =>
  calls.map(({ options }) => options?.idempotencyKey);

test('a mail whose answer was lost is asked for with the same key; another address, or another time, has its own', async () => {
  let answer: () => unknown = lost;
  const key = 'POST /quotation/sendemail/{id}';
  const { called } = open(aQuotation(), { answers: { [key]: () => answer() } });
  await ready();
  fireEvent.click(button('Enviar por correo'));
  const type = async (value: string) => fireEvent.change(await screen.findByLabelText('Correo'), { target: { value } });
  const send = async (times: number) => {
    fireEvent.click(screen.getByText('Enviar'));
    await waitFor(() => expect(called(key)).toHaveLength(times));
    await waitFor(() => expect(screen.queryByText('Enviando')).toBeNull());
  };
  await type('ana@correo.mx');
  await send(1);
  await send(2);
  await type('eva@correo.mx');
  await send(3);
  answer = () => ({ ok: true });
  await send(4);
  const [first, second, third, fourth] = keys(called(key));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(fourth).toBe(third);
});

test('a lead whose answer was lost is left once, however often the button is pressed', async () => {
  let answer: () => unknown = lost;
  const key = 'POST /lead/quotation/{quotationId}';
  const { called } = open(aQuotation(), { answers: { [key]: () => answer() } });
  await ready();
  fireEvent.click(button(/asesor/));
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText('Nombre');
  fill('Nombre', 'Ana');
  fill('Correo', 'ana@correo.mx');
  fill('Confirma tu correo', 'ana@correo.mx');
  fill('Teléfono', '9981234567');
  fireEvent.click(screen.getByText('Enviar'));
  expect(await screen.findByText('Hubo un error al enviar la información')).toBeTruthy();
  answer = () => ({ ok: true });
  fireEvent.click(screen.getByText('Enviar'));
  await waitFor(() => expect(screen.queryByLabelText('Nombre')).toBeNull());
  const [first, second] = keys(called(key));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('a quotation that a part is paid of says why nothing can be changed, and lets the part be taken back', async () => {
  const part = { id: 'p', type: 'ewallet', group: 1, status: 'approved', description: 'Monedero', ammount: 300 };
  const paid = aQuotation({ ammountPaid: 300, Payments: [part] as never });
  const { called } = open(paid, { answers: { 'POST /payment/remove/{id}': { returned: 300 } } });
  await ready();
  expect(screen.getByText('Ya pagaste $300 de tu cotización')).toBeTruthy();
  expect(screen.getByText(/no se pueden cambiar/)).toBeTruthy();
  for (const name of [/^Quitar (?!lo pagado)/, 'Vaciar']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByText('Agregar artículo')).toBeNull();
  expect(screen.queryByLabelText('Fecha de entrega')).toBeNull();
  expect(screen.getByText('Terminar de pagar').closest('a')?.getAttribute('href')).toContain(
    '/checkout/paymentmethod/',
  );
  fireEvent.click(button('Quitar lo pagado'));
  await waitFor(() => expect(called('POST /payment/remove/{id}')).toHaveLength(1));
});

test.each<[string, string, RegExp, string]>([
  ['ewallet', 'the buyer takes the part back', /^Quitar lo pagado$/, 'quita lo pagado'],
  ['cash', 'an adviser does, at a shop', /^Teléfonos de nuestras tiendas$/, 'pide a tu asesor que cancele el pago'],
])(
  'of gone pieces that a part is paid of by %s, the cart says which and that %s first',
  async (type, _who, way, back) => {
    const part = { id: 'p', type, group: 1, status: 'approved', description: '', ammount: 300 };
    const gone = aLine({ availabilityChanged: 'sold-out', validStock: false, deliveriesGroups: [] });
    open(aQuotation({ ammountPaid: 300, Payments: [part] as never, Details: [gone] }));
    await ready();
    expect(screen.getByText('Sofá: Ya no hay piezas para entregar en tu código postal.')).toBeTruthy();
    expect(screen.getByText(new RegExp(`Para elegir otra pieza u otra fecha, ${back}`))).toBeTruthy();
    expect(screen.getByText(way)).toBeTruthy();
    expect(screen.queryByText('Terminar de pagar')).toBeNull();
  },
);

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
