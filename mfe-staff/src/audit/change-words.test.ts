import { storefrontContent } from '@actual/contracts';
import { labelOf, valueWords } from './change-words';

const id = '1e5e6b58-c928-4d69-9baa-a0a27679df9c';
test.each([
  ['reason', 'competitor', 'Compró en otra tienda'],
  ['amount', 7250.5, '$7,250.50'],
  ['type', 'cash', 'Efectivo'],
  ['percentage', 12, '12 %'],
  ['estimatedCloseDate', '2026-11-22', '22/nov/2026'],
  ['nextStep', '2026-11-22', '22/nov/2026'],
  ['from', '2026-11-27T06:00:00.000Z', '27/nov/2026, 01:00 h'],
  ['days', [{ day: '2026-12-24', warehouse: null, reason: 'Nochebuena' }], '24/dic/2026 · — · Nochebuena'],
  ['warehouses', [{ code: 'CUN', handlingDays: 4, worksSaturday: true }], 'CUN · Días de preparación: 4 · Sábados: Sí'],
  ['nextStep', null, '—'],
  ['dateRange', { end: '2026-11-18', start: '2026-11-01' }, '1/nov/2026 al 18/nov/2026'],
  ['dateRange', { end: '2026-11-18' }, 'hasta 18/nov/2026'],
  ['details', [id, id], '2'],
  ['details', [{ id, quantity: 3 }], '3'],
  [
    'phoneWeek',
    [[['10:00', '14:00']], [['10:00', '14:00']], [], [], [], [], []],
    'Lunes y martes de 10:00 a 14:00; miércoles a domingo cerrado',
  ],
  [
    'categories',
    [{ id, name: 'Camas', handle: 'camas', isShown: false }],
    'Camas · Dirección: camas · Se ve en la tienda: No',
  ],
  ['lines', [{ type: 'cash', counted: 480.5, expected: 500 }], 'Efectivo · Contado: $480.50 · Esperado: $500'],
  ['wayIn', '2.d80-210', 'piso 2, puerta de la casa de 80 × 210 cm'],
  ['contactId', id, 'otro'],
  ['note', '<b>hola</b>', '<b>hola</b>'],
] as const)('the field %s with %p is shown as %s', (name, value, words) => {
  expect(valueWords(name, value)).toBe(words);
});

/** The fields of what staff change of the store; the log keeps those that differ. */
const parts = storefrontContent.options.flatMap(({ shape }) => Object.keys(shape)).filter((name) => name !== 'kind');
test.each([...new Set(parts), 'deliveryDate', 'authorizedBy', 'handed', 'bigticketMaxPercentage'])(
  'the field %s of a change has a Spanish name',
  (name) => expect(labelOf(name)).not.toBe(name),
);

test('shows a field without a Spanish name by its own', () => {
  expect([labelOf('reason'), labelOf('toString'), labelOf('other')]).toEqual(['Motivo', 'toString', 'other']);
});
