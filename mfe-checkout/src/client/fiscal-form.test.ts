import { choices, fiscalFields, isGeneric, rfcWords } from './fiscal-form';

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
  ['', ''],
  ['EKU9003173C9', 'La estructura del RFC es correcta'],
  ['EKU9013173C9', 'La estructura del RFC no es valida, puedes verificar en el sitio oficial del RFC'],
  ['EKU9003173C8', 'La estructura del RFC es correcta. Revisa el último carácter, ¿es correcto?'],
])('%j: %s', (rfc, words) => {
  expect(rfcWords(rfc).words).toBe(words);
});

test('the form begins with what was kept, or with the client’s email', () => {
  expect(fiscalFields(null, { U_Correos: 'ana@correo.mx' })).toMatchObject({
    U_Correos: 'ana@correo.mx',
    LicTradNum: '',
  });
  expect([isGeneric('xaxx 010101-000'), isGeneric('EKU9003173C9')]).toEqual([true, false]);
});
