import { fiscalListsOfSales } from '../fiscal/right-fiscal-data';
import { companyText, qrTextOf } from '../testing/constancias';
import { readConstanciaText } from './constancia-text';

const read = (lines: readonly string[], qr: string | null = null) =>
  readConstanciaText({ text: lines.join('\n'), qr }, fiscalListsOfSales);

test('a company: name over two lines, address two fields a line, the regime that has not ended', () => {
  expect(read(companyText(), qrTextOf('XIA190128J61'))).toEqual({
    LicTradNum: 'XIA190128J61',
    companyName: 'XENON INDUSTRIAL ARTICLES',
    companyPublicName: 'XENON',
    Street: 'CORREGIDORA',
    U_NumExt: '28',
    U_NumInt: '',
    Block: 'CENTRO',
    City: 'JALPAN DE SERRA',
    State: 'QUERETARO',
    ZipCode: '76343',
    U_Localidad: 'JALPAN',
    regimes: ['601'],
    confirmed: true,
  });
});

test('a person: names put together, several regimes', () => {
  const person = [
    'CÉDULA DE IDENTIFICACIÓN FISCAL',
    'CONSTANCIA DE SITUACIÓN FISCAL',
    'RFC: CACX7605101P8',
    'CURP: CACX760510MDFSHC09',
    'Nombre (s): XOCHILT',
    'Primer Apellido: CASAS',
    'Segundo Apellido: CHAVEZ',
    'Fecha inicio de operaciones: 01 DE ENERO DE 2014',
    'Nombre Comercial:',
    'Datos del domicilio registrado',
    'Código Postal:36257 Tipo de Vialidad: CALLE',
    'Regímenes:',
    'Régimen de Sueldos y Salarios e Ingresos Asimilados a Salarios 01/01/2010',
    'Régimen de las Personas Físicas con Actividades Empresariales y Profesionales 01/01/2014',
    'Régimen de Incorporación Fiscal 01/01/2014 31/12/2021',
    'Obligaciones:',
  ];
  expect(read(person)).toMatchObject({
    LicTradNum: 'CACX7605101P8',
    companyName: 'XOCHILT CASAS CHAVEZ',
    companyPublicName: '',
    ZipCode: '36257',
    confirmed: false,
  });
  expect(read(person)?.regimes.sort()).toEqual(['605', '612']);
});

test.each([
  ['a text of something else', ['Estado de cuenta', 'RFC: XIA190128J61'], null],
  ['a constancia without an RFC', companyText().filter((line) => !line.startsWith('RFC:')), null],
  ['an RFC that is none', companyText('XXX999999XXX'), null],
  ['a QR about somebody else', companyText(), qrTextOf('CACX7605101P8')],
])('does not read %s as a constancia', (_what, lines, qr) => {
  expect(read(lines, qr)).toBeNull();
});

test('reads the text but confirms nothing by a QR code of something else', () => {
  expect(read(companyText(), 'https://example.com/xia190128j61')).toMatchObject({ confirmed: false });
});
