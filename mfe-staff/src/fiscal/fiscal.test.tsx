import type { FiscalAddress, FiscalLists } from '@actual/contracts';
import { ApiError } from '@actual/shell-contract';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FiscalLine } from './FiscalLine';

const brand = { site: 'actual-studio', name: 'Actual Studio', structure: { errorSign: 'warning' } } as unknown as Brand;
const ana = { id: 'c1', CardName: 'Ana Pech', CardCode: 'C500002', E_Mail: 'ana@correo.mx', Cellular: '998 214 5567' };
const lists: FiscalLists = {
  regimes: [
    { code: '601', label: 'General', persons: ['legal'] },
    { code: '612', label: 'Actividades', persons: ['natural'] },
    { code: '616', label: 'Sin obligaciones', persons: ['natural'] },
  ],
  uses: [
    { code: 'G01', label: 'Adquisición', regimes: ['601', '612'] },
    { code: 'S01', label: 'Sin efectos', regimes: ['601', '612', '616'] },
  ],
};
const kept = {
  LicTradNum: 'XIA190128J61',
  companyName: 'XENON INDUSTRIAL ARTICLES',
  companyPublicName: '',
  cfdiUse: 'G01',
  regime: '601',
  Phone1: '9982145567',
  U_Correos: 'facturas@xenon.mx',
  State: 'Quintana Roo',
  ZipCode: '76343',
  Street: '',
  U_NumExt: '',
  U_NumInt: '',
  Block: '',
  City: '',
  U_Localidad: '',
} satisfies FiscalAddress;
const put = 'PUT /client/{id}/fiscaladdress';

// jsdom has no modal dialogs
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function open({ fiscalAddress = null as FiscalAddress | null, answer = (): unknown => kept } = {}) {
  return renderTestPage({
    brand,
    routes: [{ path: '/', element: <FiscalLine client={ana} /> }],
    url: '/',
    answer: async (key) =>
      key === put
        ? answer()
        : { fiscalAddress, isValid: fiscalAddress !== null, defaults: { U_Correos: 'ana@correo.mx' }, lists },
  });
}
const type = (label: RegExp, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));

test('what a client tells a seller is checked by the rules of the client’s own form', async () => {
  const page = open();
  expect(await screen.findByText('Sin datos fiscales')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Agregar datos fiscales' }));
  expect(screen.getByLabelText(/^Correo para la factura/)).toHaveProperty('value', 'ana@correo.mx');
  save();
  expect(screen.getByText('Campos incompletos')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^RFC/));
  expect(page.called(put)).toHaveLength(0);
  type(/^RFC/, 'xia-190128-j61');
  expect(screen.getByText(/La estructura del RFC es correcta/)).toBeTruthy();
  expect(within(screen.getByLabelText(/^Régimen/)).queryByText(/Actividades/)).toBeNull();
  type(/^Nombre o razón/, kept.companyName);
  type(/^Régimen/, '601');
  type(/^Uso/, 'G01');
  type(/^Código postal/, '76343');
  type(/^Estado/, 'Quintana Roo');
  type(/^Teléfono/, '9982145567');
  save();
  await waitFor(() => expect(page.called(put)).toHaveLength(1));
  expect(page.called(put)[0]?.input).toEqual({
    params: { id: 'c1' },
    body: { ...kept, U_Correos: 'ana@correo.mx' },
  });
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Datos fiscales del cliente' })).toBeNull());
});

test('another person’s RFC asks for another regime; the same one corrected keeps it', async () => {
  open({ fiscalAddress: kept });
  expect(await screen.findByText(/XENON INDUSTRIAL ARTICLES · XIA190128J61/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar datos fiscales' }));
  const rfc = screen.getByLabelText(/^RFC/);
  fireEvent.change(rfc, { target: { value: 'XIA190128' } });
  fireEvent.change(rfc, { target: { value: 'EKU9003173C9' } });
  fireEvent.blur(rfc);
  expect(screen.getByLabelText(/^Régimen/)).toHaveProperty('value', '601');
  type(/^RFC/, 'CACX7605101P8');
  expect(screen.getByLabelText(/^Régimen/)).toHaveProperty('value', '');
  expect(screen.getByLabelText(/^Uso/)).toHaveProperty('value', '');
});

test('the generic RFC sets the rest by itself', async () => {
  const page = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar datos fiscales' }));
  type(/^RFC/, 'XAXX010101000');
  expect(screen.queryByLabelText(/^Régimen/)).toBeNull();
  save();
  await waitFor(() => expect(page.called(put)).toHaveLength(1));
  expect(page.called(put)[0]?.input).toMatchObject({
    body: { companyName: 'PUBLICO EN GENERAL', regime: '616', cfdiUse: 'S01', ZipCode: '77507' },
  });
});

test('away from the generic RFC, nothing of the public is left in the data of the person', async () => {
  const publicData = { ...kept, LicTradNum: 'XAXX010101000', companyName: 'PUBLICO EN GENERAL' };
  const page = open({ fiscalAddress: { ...publicData, regime: '616', cfdiUse: 'S01', ZipCode: '77507' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar datos fiscales' }));
  type(/^RFC/, 'CACX7605101P8');
  for (const label of [/^Nombre o razón/, /^Régimen/, /^Uso/, /^Código postal/])
    expect(screen.getByLabelText(label)).toHaveProperty('value', '');
  save();
  expect(screen.getByText('Campos incompletos')).toBeTruthy();
  expect(page.called(put)).toHaveLength(0);
});

test('says when saving failed, and keeps the typed fields', async () => {
  open({
    fiscalAddress: kept,
    answer: () => {
      throw new ApiError(404, 'not_found', '');
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar datos fiscales' }));
  type(/^Nombre o razón/, 'OTRA');
  save();
  expect(await screen.findByText('Este cliente ya no tiene cuenta. Actualiza la página.')).toBeTruthy();
  expect(screen.getByLabelText(/^Nombre o razón/)).toHaveProperty('value', 'OTRA');
});
