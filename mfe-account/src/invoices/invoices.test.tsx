import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderTestPage } from '../testing';
import { loader } from './loader';
import { Component } from './route';

const user = { id: 'u', role: 'client', firstName: 'Ana', lastName: 'Ruiz', email: 'a@b.mx', invited: false } as const;
const kept = {
  LicTradNum: 'XIA190128J61',
  companyName: 'Xenon',
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
  ZipCode: '76343',
  U_Localidad: '',
};
const lists = {
  regimes: [
    { code: '601', label: 'General de Ley Personas Morales', persons: ['legal'] },
    { code: '626', label: 'Simplificado de Confianza', persons: ['legal', 'natural'] },
  ],
  uses: [{ code: 'G03', label: 'Gastos en general', regimes: ['601', '626'] }],
};
const fiscal = { fiscalAddress: kept, isValid: true, defaults: { U_Correos: 'a@b.mx' }, lists };
const invoice = (change: object = {}) => ({
  order: 'o1',
  orderFolio: '200123',
  orderDate: '2026-11-20T18:00:00Z',
  site: 'actual-studio',
  status: 'valid',
  uuid: 'B5A0',
  folio: 'STU-12',
  total: 10_399,
  issuedAt: '2026-11-22T18:00:00Z',
  LicTradNum: 'XIA190128J61',
  companyName: 'XENON',
  refusal: [],
  creditNotes: [],
  motive: null,
  cancellationRefused: false,
  motives: ['02'],
  replaceable: true,
  ...change,
});

type Answers = Record<string, unknown>;
const open = (answers: Answers = {}, search = '') =>
  renderTestPage({
    routes: [{ path: '/user/invoices', loader, Component }],
    url: `/user/invoices${search}`,
    initial: { user } as never,
    answer: async (key) => {
      const all: Answers = {
        'GET /invoice/find/{page}': { data: [], total: 0 },
        'GET /invoice/orders/': [],
        'GET /me/client/fiscaladdress': fiscal,
        ...answers,
      };
      const reply = all[key];
      if (reply instanceof Error) throw reply;
      return reply;
    },
  });
const list = (change: object = {}) => ({ 'GET /invoice/find/{page}': { data: [invoice(change)], total: 1 } });
const press = (words: string | RegExp) => fireEvent.click(screen.getByText(words, { selector: 'button span' }));

beforeAll(() => {
  // jsdom has no crypto.randomUUID
  Object.defineProperty(globalThis.crypto, 'randomUUID', { configurable: true, value: () => 'k-1' });
});

test('shows an invoice’s data and its possible actions', async () => {
  open(list());
  expect(await screen.findByRole('heading', { name: 'Factura STU-12' })).toBeTruthy();
  expect(screen.getByText('Pedido 200123 · 22/nov/2026 · $10,399 MXN · Actual Studio')).toBeTruthy();
  for (const words of ['Vigente', 'RFC XIA190128J61', 'B5A0']) expect(screen.getByText(words)).toBeTruthy();
  for (const name of ['Descargar PDF y XML, factura STU-12', 'PDF, factura STU-12', 'XML, factura STU-12'])
    expect(screen.getByLabelText(name)).toBeTruthy();
});

test('offers the files of an invoice’s credit notes beside it, once each is stamped', async () => {
  const note = { status: 'valid', relation: '03', uuid: 'C7E1', folio: 'STUNC-3', issuedAt: '2026-11-24T18:00:00Z' };
  const onItsWay = { status: 'requested', relation: '01', uuid: null, folio: null, total: 250, issuedAt: null };
  open(list({ creditNotes: [onItsWay, { ...note, total: 266 }] }));
  expect(await screen.findByText('Nota de crédito STUNC-3')).toBeTruthy();
  expect(screen.getByText('Devolución de mercancía · 24/nov/2026 · $266 MXN')).toBeTruthy();
  expect(screen.getByText('Bonificación · En proceso · $250 MXN')).toBeTruthy();
  expect(screen.getByLabelText('PDF, nota de crédito STUNC-3')).toBeTruthy();
  expect(screen.getAllByLabelText(/^PDF, /)).toHaveLength(2);
});

test('says that there are no invoices yet', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'No hay información' })).toBeTruthy();
});

test('filters and page stand in the address and are what is asked for', async () => {
  const { called } = open(
    { 'GET /invoice/find/{page}': { data: [invoice()], total: 25 } },
    '?estado=canceling&pagina=2',
  );
  await screen.findByRole('heading', { name: 'Factura STU-12' });
  expect(called('GET /invoice/find/{page}')[0]?.input).toEqual({ params: { page: 2 }, query: { status: 'canceling' } });
  expect(screen.getByRole('link', { name: 'Cancelada' }).getAttribute('href')).toBe('/user/invoices?estado=canceled');
});

test.each([
  [{ status: 'canceling', motives: [], replaceable: false }, 'Cancelación pendiente', /hasta tres días hábiles/],
  [{ status: 'canceled', motive: '01', motives: [], replaceable: false }, 'Cancelada', /errores con relación/],
  [{ cancellationRefused: true }, 'Vigente', /no aceptó la cancelación/],
  [{ refusal: [{ field: 'companyName', code: 'x' }] }, 'Vigente', /No se sustituyó y sigue vigente.*razón social/],
  [
    {
      status: 'refused',
      uuid: null,
      folio: null,
      refusal: [{ field: 'ZipCode', code: 'x' }],
      motives: [],
      replaceable: false,
    },
    'Rechazada',
    /no aceptó tu código postal fiscal/,
  ],
])('%j is «%s», and says why', async (change, state, why) => {
  open(list(change));
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.getByText(state)).toBeTruthy();
});

test('an order of this month is invoiced with one press', async () => {
  const order = { order: 'o2', orderFolio: '200124', orderDate: '2026-11-21T18:00:00Z', total: 500 };
  const { called } = open({ 'GET /invoice/orders/': [order], 'POST /invoice/create/': invoice() });
  await screen.findByText('Compras de este mes por facturar');
  press('Facturar');
  await waitFor(() => expect(called('POST /invoice/create/')[0]?.input).toEqual({ body: { order: 'o2' } }));
  // changed data are read again
  await waitFor(() => expect(called('GET /invoice/orders/').length).toBeGreaterThan(1));
});

test('asks for fiscal data before the first invoice', async () => {
  const order = { order: 'o2', orderFolio: '200124', orderDate: '2026-11-21T18:00:00Z', total: 500 };
  open({
    'GET /invoice/orders/': [order],
    'GET /me/client/fiscaladdress': { ...fiscal, fiscalAddress: null, isValid: false },
  });
  await screen.findByText('Compras de este mes por facturar');
  expect(screen.getByRole('link', { name: 'Facturar' }).getAttribute('href')).toBe('/user/invoices?datos=si');
  expect(screen.getByRole('link', { name: 'Agregar datos fiscales' })).toBeTruthy();
});

test('cancels an invoice with the motive that fits its order', async () => {
  const { called } = open({ ...list(), 'POST /invoice/cancel/': { ...invoice(), status: 'canceling' } });
  await screen.findByRole('heading', { name: 'Factura STU-12' });
  press('Cancelar factura');
  const dialog = await screen.findByRole('dialog', { hidden: true });
  expect(within(dialog).getByText('02. Comprobante emitido con errores sin relación')).toBeTruthy();
  fireEvent.click(within(dialog).getByText('Cancelar factura'));
  await waitFor(() =>
    expect(called('POST /invoice/cancel/')[0]?.input).toEqual({ body: { order: 'o1', motive: '02' } }),
  );
});

test('refuses to replace an invoice whose data did not change, and says what to do', async () => {
  open({ ...list(), 'POST /invoice/replace/': new ApiError(409, 'invoice_unchanged', '') });
  await screen.findByRole('heading', { name: 'Factura STU-12' });
  press('Sustituir con mis datos actuales');
  const dialog = await screen.findByRole('dialog', { hidden: true });
  fireEvent.click(within(dialog).getByText('Sustituir'));
  expect(await within(dialog).findByText(/Cámbialos primero/)).toBeTruthy();
});

describe('the fiscal data', () => {
  const form = (answers: Answers = {}) => open({ 'PUT /me/client/fiscaladdress': kept, ...answers }, '?datos=si');

  test('drop the name and regime of the general public when the generic RFC is replaced', async () => {
    const generic = { LicTradNum: 'XAXX010101000', companyName: 'PUBLICO EN GENERAL', regime: '616' };
    const { called } = form({
      'GET /me/client/fiscaladdress': {
        ...fiscal,
        fiscalAddress: { ...kept, ...generic, cfdiUse: 'S01', ZipCode: '77507' },
      },
    });
    const rfc = await screen.findByLabelText('RFC');
    fireEvent.change(rfc, { target: { value: 'XIA190128J61' } });
    fireEvent.blur(rfc);
    for (const label of [/^Nombre o razón/, 'Régimen fiscal', 'Uso de la factura', 'Código postal fiscal'])
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveProperty('value', ''));
    press('Guardar');
    expect(await screen.findByText('Campos incompletos')).toBeTruthy();
    expect(called('PUT /me/client/fiscaladdress')).toEqual([]);
  });
  const file = (size = 10) => {
    const made = new File(['%PDF-1.7'], 'constancia.pdf', { type: 'application/pdf' });
    Object.defineProperty(made, 'size', { value: size });
    return made;
  };
  const upload = async (size?: number) =>
    fireEvent.change(await screen.findByLabelText(/Constancia de Situación Fiscal/), {
      target: { files: [file(size)] },
    });

  test('saving them leads back to the page that asked for them', async () => {
    const { address } = open(
      {
        'GET /me/client/fiscaladdress': {
          ...fiscal,
          fiscalAddress: { ...kept, Phone1: '9981234567', U_Correos: 'a@b.mx', State: 'QR' },
        },
        'PUT /me/client/fiscaladdress': kept,
      },
      '?returnTo=/checkout/client/q1',
    );
    fireEvent.click(await screen.findByText('Guardar'));
    await waitFor(() => expect(address()).toBe('/checkout/client/q1'));
  });

  test('names a missing value at its field and once for the form', async () => {
    const { called } = form();
    fireEvent.click(await screen.findByText('Guardar'));
    expect(await screen.findByText('Campos incompletos')).toBeTruthy();
    expect(screen.getAllByText('Este campo es requerido')).toHaveLength(3);
    expect(called('PUT /me/client/fiscaladdress')).toEqual([]);
  });

  test('a constancia fills them in, and leaves saving to the person', async () => {
    const read = { ...kept, companyName: 'XENON INDUSTRIAL ARTICLES', State: 'QUERETARO' };
    const { LicTradNum, companyName, companyPublicName, Street, U_NumExt, U_NumInt, Block, City, State, ZipCode } =
      read;
    const address = { companyPublicName, Street, U_NumExt, U_NumInt, Block, City, State, ZipCode, U_Localidad: '' };
    const { called } = form({
      'POST /me/client/fiscaladdress/constancia': {
        LicTradNum,
        companyName,
        ...address,
        regimes: ['601', '626'],
        confirmed: true,
      },
    });
    await upload();
    expect(await screen.findByText(/Su QR coincide con el RFC.*2 regímenes/)).toBeTruthy();
    expect(screen.getByLabelText('Nombre o razón social')).toHaveProperty('value', 'XENON INDUSTRIAL ARTICLES');
    expect(screen.getByLabelText('Régimen fiscal')).toHaveProperty('value', '');
    expect(called('PUT /me/client/fiscaladdress')).toEqual([]);
  });

  test('chooses the only regime that the constancia names, also before any RFC was typed', async () => {
    const { LicTradNum, companyName, ZipCode } = kept;
    const rest = { companyPublicName: '', Street: '', U_NumExt: '', U_NumInt: '', Block: '', City: '', State: '' };
    form({
      'GET /me/client/fiscaladdress': { ...fiscal, fiscalAddress: null, isValid: false },
      'POST /me/client/fiscaladdress/constancia': {
        LicTradNum,
        companyName,
        ZipCode,
        ...rest,
        U_Localidad: '',
        regimes: ['601'],
        confirmed: false,
      },
    });
    await upload();
    await screen.findByText('Leímos tu constancia');
    expect(screen.getByLabelText('Régimen fiscal')).toHaveProperty('value', '601');
  });

  test.each([
    ['pdf_invalid', /no es un PDF/],
    ['pdf_encrypted', /tiene contraseña/],
    ['pdf_without_text', /no tiene texto/],
    ['constancia_not_recognized', /No es una Constancia/],
  ] as const)('a file that is %s is refused in words, and nothing typed is lost', async (code, said) => {
    form({ 'POST /me/client/fiscaladdress/constancia': new ApiError(400, code, '') });
    await upload();
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByLabelText('Nombre o razón social')).toHaveProperty('value', 'Xenon');
  });

  test('a file of 50 MB is not even sent', async () => {
    const { called } = form();
    await upload(50 * 1_024 ** 2);
    expect(await screen.findByText(/pesa más de 4 MB/)).toBeTruthy();
    expect(called('POST /me/client/fiscaladdress/constancia')).toEqual([]);
  });
});
