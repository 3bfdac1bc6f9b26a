import type { PromiseDocument } from '@actual/contracts/promise';
import { promisedLines, signedText } from './promise-words';

const head = {
  version: 1,
  marca: 'actual-kids',
  numero: 7,
  anterior: '0'.repeat(64),
  // in Cancún it is the evening before
  fecha: '2026-11-28T03:00:00.000Z',
  folio: 1_234,
} as const;
const said: readonly (readonly [PromiseDocument, readonly string[]])[] = [
  [
    {
      ...head,
      tipo: 'pedido',
      codigoPostal: '77500',
      moneda: 'MXN',
      lineas: [
        {
          codigo: 'KD-0018',
          nombre: 'Banquito Bloque',
          piezas: 2,
          precioCentavos: 49_000,
          unitarioCentavos: 39_250,
          totalCentavos: 78_500,
          promocion: 'Crecen con ellos',
          dia: '2026-12-01',
        },
        {
          codigo: 'KD-0020',
          nombre: 'Cuna',
          piezas: 1,
          precioCentavos: 100,
          unitarioCentavos: 100,
          totalCentavos: 100,
          promocion: null,
          dia: null,
        },
      ],
      pagos: [{ tipo: '6-msi', meses: 6, centavos: 78_600 }],
      totalCentavos: 78_600,
    },
    [
      'Banquito Bloque (KD-0018), 2 piezas a $392.50: $785, con «Crecen con ellos»; llega antes del 1/dic/2026 al código postal 77500.',
      'Cuna (KD-0020), 1 pieza a $1: $1; fecha por confirmar.',
      'Total: $786 MXN.',
      '6 meses sin intereses: $786 MXN, 6 mensualidades de $131.',
    ],
  ],
  [
    { ...head, tipo: 'cambio-de-dia', por: 'cliente', de: '2026-12-01', a: '2026-12-04' },
    ['Quien compró cambió la entrega del 1/dic/2026 al 4/dic/2026.'],
  ],
  [
    {
      ...head,
      tipo: 'cambio-de-lugar',
      por: 'tienda',
      codigoPostal: '97000',
      dias: [{ de: '2026-12-01', a: '2026-12-09' }],
    },
    [
      'La tienda cambió la entrega al código postal 97000.',
      'La tienda cambió la entrega del 1/dic/2026 al 9/dic/2026.',
    ],
  ],
  [
    {
      ...head,
      tipo: 'cancelacion',
      por: 'cliente',
      lineas: [{ codigo: 'KD-0018', piezas: 1 }],
      devueltoCentavos: 39_250,
    },
    ['Quien compró canceló 1 pieza de KD-0018.', 'Se devuelven $392.50 MXN.'],
  ],
];

test.each(said.map(([promise, lines]) => [promise.tipo, promise, lines] as const))(
  '%s: what it says is read in Spanish',
  (_, promise, lines) => {
    expect(promisedLines(promise)).toEqual(lines);
  },
);

test('who signed it, when on the store’s calendar, and about which order', () => {
  expect(signedText(said[0]?.[0] as PromiseDocument)).toBe(
    'La firmó Actual Kids por el pedido 001234, del 27/nov/2026.',
  );
});
