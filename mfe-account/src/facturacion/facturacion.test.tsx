import { ApiError } from '@actual/shell-contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderTestPage } from '../testing';
import { amountOf } from './claim-rules';
import { loader } from './loader';
import { Component } from './route';

const lists = {
  regimes: [
    { code: '601', label: 'General de Ley Personas Morales', persons: ['legal'] },
    { code: '612', label: 'Personas Físicas con Actividades Empresariales', persons: ['natural'] },
  ],
  uses: [{ code: 'G03', label: 'Gastos en general', regimes: ['601', '612'] }],
};
const open = (answer: unknown = { ok: true }) =>
  renderTestPage({
    routes: [{ path: '/facturacion', loader, Component }],
    url: '/facturacion?folio=200123',
    answer: async (key) => {
      if (key === 'GET /fiscal/lists') return lists;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
/** Fields are judged a moment after they are left. */
const write = (label: string | RegExp, value: string) =>
  act(async () => {
    const input = screen.getByLabelText(label);
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  });
const receipt = async () => {
  await screen.findByLabelText('Folio del pedido');
  await write('Fecha de compra', '2026-11-18');
  await write('Total exacto', '10,399.00');
  await write('Nombre de quien la recibe', 'Ana Ruiz');
  await write('Correo para la factura', 'ana@correo.mx');
};
/** The optional fields of an invoice, beside those that the tax authority requires. */
const place = {
  'Nombre comercial': 'Xenon',
  Calle: 'Av. Kabah',
  'Número exterior': '12',
  'Número interior': '3',
  Colonia: 'Centro',
  Municipio: 'Benito Juárez',
  Localidad: 'Cancún',
};
const press = () =>
  act(async () => void fireEvent.click(screen.getByText('Pedir mi factura', { selector: 'button > span' })));

beforeAll(() => {
  // jsdom has no crypto.randomUUID
  Object.defineProperty(globalThis.crypto, 'randomUUID', { configurable: true, value: () => 'k-1' });
});

test.each([
  ['10399', 10_399],
  ['$10,399.50', 10_399.5],
  ['10.399,50', null],
  ['1e3', null],
  ['-1', null],
])('reads the typed total %s as %s pesos', (text, pesos) => {
  expect(amountOf(text)).toBe(pesos);
});

test('folio, day, total and a receiver are sent; the thanks take the form’s place', async () => {
  const { called } = open();
  await receipt();
  await write('RFC', 'xia-190128-j61');
  await write('Nombre o razón social', 'Xenon Industrial Articles');
  await write('Régimen fiscal', '601');
  await write('Uso de la factura', 'G03');
  await write('Código postal fiscal', '76343');
  await write('Estado', 'Querétaro');
  await write('Teléfono', '4421234567');
  for (const [label, value] of Object.entries(place)) await write(new RegExp(`^${label}`), value);
  await press();
  expect((await screen.findByRole('status')).textContent).toContain('Datos enviados');
  expect(called('POST /sendfiscaldata')[0]?.input).toMatchObject({
    body: {
      email: 'ana@correo.mx',
      form: {
        orderFolio: '200123',
        purchaseDate: '2026-11-18',
        orderAmount: 10_399,
        LicTradNum: 'XIA190128J61',
        regime: '601',
        companyPublicName: 'Xenon',
        Street: 'Av. Kabah',
        U_NumExt: '12',
        U_NumInt: '3',
        Block: 'Centro',
        City: 'Benito Juárez',
        U_Localidad: 'Cancún',
      },
    },
  });
});

test('offers the tax regimes of a company once its RFC is typed, and none before', async () => {
  open();
  await receipt();
  expect(screen.getByText('Primero escribe tu RFC')).toBeTruthy();
  await write('RFC', 'XIA190128J61');
  expect(screen.getByText(/La estructura del RFC es correcta/)).toBeTruthy();
  expect(screen.getByText(/General de Ley/)).toBeTruthy();
  expect(screen.queryByText(/Personas Físicas/)).toBeNull();
});

test('a wrong RFC is said once the field is left, and nothing is sent', async () => {
  const { called } = open();
  await receipt();
  await write('RFC', 'XXX999999XXX');
  expect(await screen.findByText(/La estructura del RFC no es valida/)).toBeTruthy();
  await press();
  expect(await screen.findAllByText('Este campo es requerido')).not.toHaveLength(0);
  expect(called('POST /sendfiscaldata')).toEqual([]);
});

test('the generic RFC asks for no more than where the invoice goes', async () => {
  const { called } = open();
  await receipt();
  await write('RFC', 'XAXX010101000');
  expect(await screen.findByText(/PUBLICO EN GENERAL/)).toBeTruthy();
  await press();
  await screen.findByRole('status');
  expect(called('POST /sendfiscaldata')).toHaveLength(1);
});

test.each([
  ['order_not_matched', undefined, 404, /No encontramos una compra con ese folio, fecha y total/],
  ['invoice_not_possible', 'not_paid', 409, /en cuanto el pedido esté pagado/],
  ['invoice_not_possible', 'month_over', 409, /El plazo terminó/],
] as const)('a refusal with %s (%s) is said, and nothing typed is lost', async (code, reason, status, words) => {
  open(new ApiError(status, code, '', { reason }));
  await receipt();
  await write('RFC', 'XAXX010101000');
  await press();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByLabelText('Total exacto')).toHaveProperty('value', '10,399.00');
});
