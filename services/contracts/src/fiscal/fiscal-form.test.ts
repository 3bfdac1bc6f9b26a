import { checkFiscal, choices, isOptional, rightRfcText } from './fiscal-form';

const lists = {
  regimes: [
    { code: '601', label: 'General', persons: ['legal' as const] },
    { code: '612', label: 'Actividades', persons: ['natural' as const] },
    { code: '626', label: 'Confianza', persons: ['legal' as const, 'natural' as const] },
  ],
  uses: [
    { code: 'G01', label: 'Adquisición', regimes: ['601', '612'] },
    { code: 'S01', label: 'Sin efectos', regimes: ['601', '612', '626'] },
  ],
};
const codes = (list: { value: string }[]) => list.map(({ value }) => value);

test('the length of the RFC chooses the regimes, the regime the uses', () => {
  expect(codes(choices(lists, 'EKU9003173C9', '').regimes)).toEqual(['601', '626']);
  expect(codes(choices(lists, 'cacx-760510-1p8', '').regimes)).toEqual(['612', '626']);
  expect(codes(choices(lists, 'CACX', '').regimes)).toEqual([]);
  expect(codes(choices(lists, 'EKU9003173C9', '626').uses)).toEqual(['S01']);
});

test.each([
  ['', 'Este campo es requerido'],
  ['EKU9003173C9', true],
  ['EKU9013173C9', 'La estructura del RFC no es valida, puedes verificar en el sitio oficial del RFC'],
  // nobody in Mexico
  ['XEXX010101000', 'La estructura del RFC no es valida, puedes verificar en el sitio oficial del RFC'],
])('%j: %s', (LicTradNum, words) => {
  expect(checkFiscal('LicTradNum', { LicTradNum }, { lists, purpose: 'kept' })).toBe(words);
});

test('a last character that does not fit is a question, not a refusal', () => {
  expect(rightRfcText('EKU9003173C9')).toBe('La estructura del RFC es correcta');
  expect(rightRfcText('EKU9003173C8')).toContain('¿es correcto?');
});

test('the generic RFC needs no telephone, email or state; an invoice claimed by mail needs the email', () => {
  const optional = (rfc: string, purpose: 'kept' | 'claimed') =>
    (['Phone1', 'U_Correos', 'State', 'ZipCode', 'Street'] as const).filter((field) => isOptional(field, rfc, purpose));
  expect(optional('EKU9003173C9', 'kept')).toEqual(['Street']);
  expect(optional('xaxx 010101-000', 'kept')).toEqual(['Phone1', 'U_Correos', 'State', 'Street']);
  expect(optional('XAXX010101000', 'claimed')).toEqual(['Phone1', 'State', 'Street']);
});
