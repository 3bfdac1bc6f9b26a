import type { Contact, GuestAddress, Quotation } from '@actual/contracts';
import type { Role } from '@actual/contracts/facts/access/roles';
import { ApiError } from '@actual/shell-contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { aQuotation, renderTestPage } from '../quotation/testing';
import { ClientPage } from './ClientPage';
import { loader } from './loader';

const rendered = jest.fn();
const Watched = () => (
  <Profiler id="datos" onRender={rendered}>
    <ClientPage />
  </Profiler>
);
const routes = [{ path: '/checkout/client/:id', loader, Component: Watched }];
const guest = {
  id: 'u',
  role: 'guest' as const,
  firstName: 'Mariana',
  lastName: 'Robles',
  email: 'm@correo.mx',
  invited: true,
};
const client = { ...guest, role: 'client' as const, invited: false };
const merida = {
  id: '97000',
  cp: '97000',
  municipio: 'Mérida',
  ciudad: 'Mérida',
  estado: 'Yucatán',
  estadoCode: 'YUC',
  asentamiento: ['Mérida Centro'],
  extraCost: false,
};
const contact = (change: Partial<Contact> = {}): Contact => ({
  id: 'k1',
  CntctCode: 'D1',
  FirstName: 'Ana',
  LastName: 'Ruiz',
  Tel1: '',
  Cellolar: '+529981234567',
  E_Mail: 'a@b.mx',
  Address: 'Av. Nader',
  U_Noexterior: '28',
  U_Nointerior: 'S/N',
  U_Colonia: 'Centro',
  U_Mpio: 'Benito Juárez',
  U_Ciudad: 'Cancún',
  U_Estado: 'ROO',
  stateName: 'Quintana Roo',
  U_CP: '77500',
  U_Entrecalle: '',
  U_Ycalle: '',
  U_Notes1: '',
  ...change,
});
const fiscal = {
  fiscalAddress: null,
  isValid: false,
  defaults: { U_Correos: 'a@b.mx' },
  lists: { regimes: [], uses: [] },
};
const ours = aQuotation({ Client: { id: 'c', name: 'Ana', email: 'a@b.mx', invited: false } });

type Answers = Record<string, unknown>;
const open = (
  user: (Omit<typeof guest, 'role'> & { role: Role }) | null,
  answers: Answers = {},
  quotation: Quotation = ours,
) =>
  renderTestPage({
    routes,
    url: `/checkout/client/${quotation.id}`,
    initial: { user },
    slots: { 'account/fiscal-dialog': ({ open: shown }) => (shown ? <p>datos de la cuenta</p> : null) },
    answer: async (key, input) => {
      const all: Answers = {
        'POST /quotation/findbyid/{id}': quotation,
        'GET /quotation/{id}/address': { address: null, contactId: null },
        'GET /me/client/contacts': [],
        'GET /me/client/fiscaladdress': fiscal,
        'GET /shipping/zipcodedelivery': merida,
        'GET /me': { phone: '', mobilePhone: '' },
        ...answers,
      };
      const reply = typeof all[key] === 'function' ? (all[key] as (said: unknown) => unknown)(input) : all[key];
      if (reply instanceof Error) throw reply;
      return reply;
    },
  });

const onwards = () => screen.findByRole('button', { name: 'Continuar al pago' });
const type = (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const saveButton = () => screen.getByText('Guardar').closest('button') as HTMLButtonElement;

async function openDialog(): Promise<void> {
  fireEvent.click(await screen.findByText('Agregar dirección de envío'));
  await screen.findByLabelText('Teléfono');
}
function fill(): void {
  type('Teléfono', '998 123 4567');
  type('Calle', 'Av. Nader');
  type('Número exterior', '28');
  type('Colonia', 'Una que no está en la lista');
}

test('sends a visitor whom the quotation does not belong to over the register page', async () => {
  const { address } = open(null, {}, aQuotation());
  await waitFor(() => expect(address()).toBe(`/register?quotation=${ours.id}&fromQuotation=true`));
});

test('a guest enters the address in a dialog; the postal code fills the place and the colonia may be typed', async () => {
  let kept: GuestAddress | null = null;
  const { called } = open(guest, {
    'GET /quotation/{id}/address': () => ({ address: kept, contactId: kept ? 'guest' : null }),
    'PUT /processMPaddress/{quotationId}': (input: { body: GuestAddress }) => {
      kept = input.body;
      return { ok: true };
    },
  });
  expect((await onwards()).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Agrega los datos de envio')).toBeTruthy();
  expect(screen.queryByText('Factura')).toBeNull();
  await openDialog();
  expect(saveButton().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Datos incompletos: Teléfono, Calle, Número exterior')).toBeTruthy();
  fill();
  await waitFor(() => expect(saveButton().getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(saveButton());
  await waitFor(async () => expect((await onwards()).getAttribute('aria-disabled')).not.toBe('true'));
  expect(called('PUT /processMPaddress/{quotationId}')[0]?.input).toMatchObject({
    body: {
      neighborhood: 'Una que no está en la lista',
      municipality: 'Benito Juárez',
      state: 'Quintana Roo',
      city: 'Cancún',
      zipCode: '77500',
      firstName: 'Mariana',
      email: 'm@correo.mx',
    },
  });
});

/** The labels of the fields that the dialog shows. */
const asked = () =>
  [...document.querySelectorAll<HTMLInputElement>('dialog input')].map((field) =>
    field.labels?.[0]?.textContent?.replace(/\s*\(opcional\)/, ''),
  );
const phoned = { 'GET /me': { phone: '', mobilePhone: '+529981234567' } };

test('shows a guest’s known data instead of asking again, which leaves seven fields', async () => {
  const { called } = open(guest, { ...phoned, 'PUT /processMPaddress/{quotationId}': { ok: true } });
  fireEvent.click(await screen.findByText('Agregar dirección de envío'));
  expect(await screen.findByText('998 123 4567 · m@correo.mx')).toBeTruthy();
  expect(asked()).toEqual([
    'Calle',
    'Número exterior',
    'Número interior',
    'Código postal',
    'Colonia',
    'Entre calles',
    'Referencias',
  ]);
  expect(screen.getByText('Cancún, Benito Juárez, Quintana Roo')).toBeTruthy();
  type('Calle', 'Av. Nader');
  type('Número exterior', '28');
  type('Colonia', 'Centro');
  await waitFor(() => expect(saveButton().getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(saveButton());
  await waitFor(() => expect(called('PUT /processMPaddress/{quotationId}')).toHaveLength(1));
  expect(called('PUT /processMPaddress/{quotationId}')[0]?.input).toMatchObject({
    body: { firstName: 'Mariana', lastName: 'Robles', phone: '998 123 4567', email: 'm@correo.mx', city: 'Cancún' },
  });
});

test('one letter more in a field that stays right renders nothing anew, however slow the phone', async () => {
  open(guest, phoned);
  fireEvent.click(await screen.findByText('Agregar dirección de envío'));
  const street = await screen.findByLabelText('Calle');
  type('Calle', 'Av');
  await act(async () => undefined);
  rendered.mockClear();
  fireEvent.change(street, { target: { value: 'Av.' } });
  await act(async () => undefined);
  expect(rendered).not.toHaveBeenCalled();
  fireEvent.change(street, { target: { value: '' } });
  expect(await screen.findByText('Este campo es requerido')).toBeTruthy();
  expect(rendered).toHaveBeenCalled();
});

test('somebody else receives it: one press asks for the person after all', async () => {
  open(guest, phoned);
  fireEvent.click(await screen.findByText('Agregar dirección de envío'));
  fireEvent.click(await screen.findByText('Cambiar'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nombre')));
  expect((screen.getByLabelText('Teléfono') as HTMLInputElement).value).toBe('998 123 4567');
});

test('«Guardar» of an incomplete address names and marks the missing fields, and focuses the first', async () => {
  const { called } = open(guest, phoned);
  fireEvent.click(await screen.findByText('Agregar dirección de envío'));
  type((await screen.findByLabelText('Calle')) && 'Calle', 'Av. Nader');
  expect(screen.getByText('Datos incompletos: Número exterior')).toBeTruthy();
  fireEvent.click(saveButton());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Número exterior')));
  expect(screen.getByLabelText('Número exterior').getAttribute('aria-invalid')).toBe('true');
  expect(called('PUT /processMPaddress/{quotationId}')).toHaveLength(0);
});

test('a guest whose session is over goes on with their address; nobody is registered anew', async () => {
  const mine = aQuotation({ Client: { id: 'c', name: 'Mariana Robles', email: 'm@correo.mx', invited: true } });
  const kept = { firstName: 'Mariana', lastName: 'Robles', email: 'm@correo.mx', phone: '+529981234567' };
  const home = { streetName: 'Av. Nader', streetNumber: '28', neighborhood: 'Centro', municipality: 'Benito Juárez' };
  open(
    null,
    { 'GET /quotation/{id}/address': { address: { ...kept, ...home, zipCode: '77500' }, contactId: 'guest' } },
    mine,
  );
  expect((await onwards()).getAttribute('aria-disabled')).not.toBe('true');
  expect(screen.getByText('Compras como invitado')).toBeTruthy();
  expect(screen.getByText('Av. Nader 28')).toBeTruthy();
});

test('a seller’s dialog is filled in with the client of the sale, never with the seller', async () => {
  const seller = { ...guest, role: 'seller' as const, email: 'vendedor@demo.mx', invited: false };
  open(seller, {}, aQuotation({ Client: { id: 'c', name: 'Ana Ruiz', email: 'a@b.mx', invited: false } }));
  await openDialog();
  expect(
    [screen.getByLabelText('Nombre'), screen.getByLabelText('Correo')].map((one) => (one as HTMLInputElement).value),
  ).toEqual(['', 'a@b.mx']);
  expect(screen.getByText('Ana Ruiz')).toBeTruthy();
  expect(screen.queryByText('vendedor@demo.mx')).toBeNull();
});

test('every field that is left with a wrong value shows the sentence for it', async () => {
  open(guest);
  await openDialog();
  type('Calle', '');
  type('Correo', 'nadie');
  type('Teléfono', '99812');
  type('Código postal', '775');
  expect(await screen.findByText('Ingrese un email válido')).toBeTruthy();
  expect(screen.getByText('Este campo es requerido')).toBeTruthy();
  expect(screen.getByText(/^Revisa tu\(s\): Teléfono/)).toBeTruthy();
  expect(screen.getByText('El código postal no es valido')).toBeTruthy();
});

test('another postal code is refused with its message, and can become the place of delivery', async () => {
  let quotation = ours;
  const { called } = open(guest, {
    'POST /quotation/findbyid/{id}': () => quotation,
    'POST /quotation/update/{id}': () => {
      quotation = { ...ours, version: 2, ZipcodeDelivery: merida };
      return quotation;
    },
  });
  await openDialog();
  fill();
  type('Código postal', '97000');
  expect(
    await screen.findByText(
      'Una de las direcciones contiene un codigo postal inválido, favor de actualizar tus datos de envío',
    ),
  ).toBeTruthy();
  expect(saveButton().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByText('Entregar en 97000'));
  await waitFor(() => expect(saveButton().getAttribute('aria-disabled')).not.toBe('true'));
  expect(called('POST /quotation/update/{id}')[0]?.input).toMatchObject({ body: { zipcodeDeliveryId: '97000' } });
  expect((screen.getByLabelText('Calle') as HTMLInputElement).value).toBe('Av. Nader');
});

test.each([[undefined], [{ reason: 'island' }]])(
  'a postal code that is not delivered to (%j) is told in the words of the postal code’s own dialog',
  async (details) => {
    open(guest, { 'GET /shipping/zipcodedelivery': new ApiError(404, 'zipcode_out_of_coverage', '', details) });
    await openDialog();
    type('Código postal', '77400');
    expect(
      await screen.findByText('Por el momento, su código postal esta fuera de nuestra área de cobertura'),
    ).toBeTruthy();
  },
);

test('where delivering costs extra, the address step says so in full, and again beside the price', async () => {
  const { ZipcodeDelivery: place } = ours;
  open(guest, {}, { ...ours, ZipcodeDelivery: place && { ...place, extraCost: true } });
  expect(
    await screen.findByText('Una o más direcciones contienen un código postal no aplicable para envío gratis'),
  ).toBeTruthy();
  expect(
    screen.getByText(
      'Tu código postal no es aplicable para envío gratis. El costo extra no se cobra aquí: un asesor te lo dice antes de la entrega y, si no te conviene, cancelas y te devolvemos todo.',
    ),
  ).toBeTruthy();
});

test('a refusal keeps the typed text, and so does closing the dialog', async () => {
  open(guest, { 'PUT /processMPaddress/{quotationId}': new ApiError(500, 'internal', '') });
  await openDialog();
  fill();
  await waitFor(() => expect(saveButton().getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(saveButton());
  expect(await screen.findByText('Ocurrio un error')).toBeTruthy();
  expect((screen.getByLabelText('Calle') as HTMLInputElement).value).toBe('Av. Nader');
  fireEvent.click(screen.getByText('Cancelar'));
  await waitFor(() => expect(screen.queryByLabelText('Calle')).toBeNull());
  fireEvent.click(screen.getByText('Agregar dirección de envío'));
  expect(((await screen.findByLabelText('Calle')) as HTMLInputElement).value).toBe('Av. Nader');
});

test('a client chooses among saved addresses; one in another postal code cannot continue, and is offered as the place of delivery', async () => {
  let chosen: string | null = null;
  const far = contact({ id: 'k2', Address: 'Calle 60', U_CP: '97000', U_Mpio: 'Mérida', stateName: 'Yucatán' });
  const { called } = open(client, {
    'GET /me/client/contacts': [contact(), far],
    'GET /quotation/{id}/address': () => ({
      address: chosen ? { firstName: 'Ana', zipCode: '77500', phone: '', email: '' } : null,
      contactId: chosen,
    }),
    'PUT /quotation/{id}/address': (input: { body: { contactId: string } }) => {
      chosen = input.body.contactId;
      return { ...ours, version: 2, Address: chosen };
    },
  });
  await onwards();
  expect(screen.getByText('Asigna una dirección de envío')).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/Av. Nader 28/));
  await waitFor(async () => expect((await onwards()).getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(screen.getByLabelText(/Calle 60/));
  expect(await screen.findByText('Entregar en 97000')).toBeTruthy();
  expect((await onwards()).getAttribute('aria-disabled')).toBe('true');
  expect(called('PUT /quotation/{id}/address')).toHaveLength(1);
});

test('a new address of a client asks for the email twice and the interior number, is saved and chosen', async () => {
  const contacts: Contact[] = [];
  const { called } = open(client, {
    'GET /me/client/contacts': () => [...contacts],
    'POST /me/client/contacts': () => {
      contacts.push(contact());
      return contact();
    },
    'PUT /quotation/{id}/address': { ...ours, version: 2, Address: 'k1' },
  });
  fireEvent.click(await screen.findByText('Agregar dirección'));
  await screen.findByLabelText('Celular');
  type('Celular', '9981234567');
  type('Calle', 'Av. Nader');
  type('Número exterior', '28');
  type('Confirma tu correo', 'otro@correo.mx');
  expect(await screen.findByText('Revisa tu(s): Correo. No coincide con el de arriba.')).toBeTruthy();
  type('Confirma tu correo', 'M@correo.mx');
  expect(saveButton().getAttribute('aria-disabled')).toBe('true');
  type('Número interior', 'S/N');
  await waitFor(() => expect(saveButton().getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(saveButton());
  await waitFor(() => expect(called('PUT /quotation/{id}/address')).toHaveLength(1));
  expect(called('POST /me/client/contacts')[0]?.input).toMatchObject({
    body: { U_Estado: 'ROO', U_Mpio: 'Benito Juárez', U_CP: '77500', _E_Mail: 'M@correo.mx', U_Nointerior: 'S/N' },
  });
});

const kept = {
  LicTradNum: 'EKU9003173C9',
  companyName: 'ESCUELA',
  companyPublicName: '',
  cfdiUse: 'G03',
  regime: '601',
  Phone1: '',
  U_Correos: '',
  Street: '',
  U_NumExt: '',
  U_NumInt: '',
  Block: '',
  City: '',
  State: '',
  ZipCode: '77500',
  U_Localidad: '',
};
const addressed = {
  'GET /me/client/contacts': [contact()],
  'GET /quotation/{id}/address': { address: { zipCode: '77500', phone: '', email: '' }, contactId: 'k1' },
};

test('fiscal data that were saved a moment ago are confirmed too: the way on waits for them', async () => {
  let answerNow: (said: unknown) => void = () => {};
  const slow = new Promise((resolve) => {
    answerNow = resolve;
  });
  let asked = 0;
  const { queryClient } = open(client, {
    ...addressed,
    'GET /me/client/fiscaladdress': () => {
      asked += 1;
      return asked === 1 ? fiscal : slow;
    },
  });
  const button = await onwards();
  void queryClient.invalidateQueries({ queryKey: ['checkout-fiscal'] });
  await waitFor(() => expect(asked).toBe(2));
  fireEvent.click(button);
  expect((await screen.findByText('Continuando')).closest('button')?.getAttribute('aria-busy')).toBe('true');
  answerNow({ ...fiscal, fiscalAddress: kept, isValid: true });
  expect(within(await screen.findByRole('dialog', { hidden: true })).getByText('EKU9003173C9')).toBeTruthy();
});

test('fiscal data are confirmed before paying: continue or modify', async () => {
  open(client, {
    ...addressed,
    'GET /me/client/fiscaladdress': { ...fiscal, fiscalAddress: kept, isValid: true },
  });
  fireEvent.click(await onwards());
  const dialog = await screen.findByRole('dialog', { hidden: true });
  expect(within(dialog).getByText('EKU9003173C9')).toBeTruthy();
  fireEvent.click(within(dialog).getByText('Modificar'));
  expect(await screen.findByText('datos de la cuenta')).toBeTruthy();
});
