import type { FiscalAddress } from '@actual/contracts';
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { discounted } from '../money';
import {
  furnitureKey,
  globalInformation,
  invoiceDate,
  invoiceFigures,
  invoiceRefusal,
  legalName,
  paymentFormOf,
  productKeyOf,
  receiverOf,
  taxMonth,
  zoneOfIssue,
} from './index';

const line = record({
  unitTotal: integer({ min: 50, max: 20_000_000 }),
  quantity: integer({ min: 1, max: 60 }),
});

test('100,000 random orders: base and IVA are what was charged, to the centavo, and the lines add up to the sums', () => {
  assert(
    property(array(line, { minLength: 1, maxLength: 40 }), (lines) => {
      const charged = lines.reduce((sum, { unitTotal, quantity }) => sum + unitTotal * quantity, 0);
      const { subtotal, tax, total, lines: taxed } = invoiceFigures(lines);
      const micros = taxed.reduce((sum, one) => sum + one.base + one.tax, 0);
      return (
        total === charged &&
        subtotal + tax === total &&
        // each line's base and tax miss its gross by less than a millionth of a peso and a half
        taxed.every(({ gross, base, tax: iva }) => Math.abs(gross * 10_000 - base - iva) <= 1) &&
        Math.abs(micros - charged * 10_000) <= taxed.length
      );
    }),
    { numRuns: 100_000 },
  );
}, 120_000);

test('every price in half pesos that a discount makes, in every quantity up to twelve', () => {
  for (let unit = 50; unit <= 400_000; unit += 350)
    for (const percent of [0, 10, 15, 29]) {
      const unitTotal = discounted(unit, percent);
      for (const quantity of [1, 2, 7, 12])
        expect(invoiceFigures([{ unitTotal, quantity }]).total).toBe(unitTotal * quantity);
    }
});

test('splits 116 pesos into a base of 100 and a tax of 16', () => {
  expect(invoiceFigures([{ unitTotal: 11_600, quantity: 1 }])).toEqual({
    lines: [{ gross: 11_600, base: 100_000_000, tax: 16_000_000 }],
    subtotal: 10_000,
    tax: 1_600,
    total: 11_600,
  });
});

test.each<[[string, number][], string | null]>([
  [[['credit-card', 100]], '04'],
  [[['12-msi', 100]], '04'],
  [[['debit-card', 100]], '28'],
  [[['spei', 100]], '03'],
  [
    [
      ['ewallet', 40],
      ['credit-card', 60],
    ],
    '04',
  ],
  [
    [
      ['ewallet', 40],
      ['cash', 30],
      ['cash', 30],
    ],
    '01',
  ],
  [
    [
      ['transfer', 50],
      ['debit-card', 50],
    ],
    '03',
  ],
  [[], null],
  [[['bitcoin', 5]], null],
])('%j is paid in the form %s', (payments, form) => {
  expect(paymentFormOf(payments.map(([type, amountCents]) => ({ type, amountCents })))).toBe(form);
});

const city = zoneOfIssue('06600');
const order = { status: 'completed' as const, totalCents: 100, paidCents: 100, purchasedAt: new Date('2026-11-21Z') };

test.each([
  [{}, '2026-11-30T23:59:00-06:00', null],
  [{}, '2026-12-01T00:00:00-06:00', 'month_over'],
  [{ status: 'pending-sap' as const }, '2026-11-22Z', null],
  [{ status: 'pending-payment' as const }, '2026-11-22Z', 'not_paid'],
  [{ status: 'canceled' as const }, '2026-11-22Z', 'canceled'],
  [{ paidCents: 60 }, '2026-11-22Z', 'not_paid'],
])('allows or refuses an invoice of %j at %s: %s', (change, asked, refusal) => {
  expect(invoiceRefusal({ ...order, ...change }, new Date(asked), city)).toBe(refusal);
});

test('the month is that of the place of issue: half past midnight of December in Cancún is December there', () => {
  const bought = { ...order, purchasedAt: new Date('2026-12-01T00:30:00-05:00') };
  expect(invoiceRefusal(bought, new Date('2026-12-28T12:00:00-05:00'), zoneOfIssue('77507'))).toBeNull();
  expect(globalInformation(bought.purchasedAt, zoneOfIssue('77507'))).toMatchObject({ months: '12' });
  // issued in Mexico City the same sale is of November
  expect(invoiceRefusal(bought, new Date('2026-12-28T12:00:00-05:00'), zoneOfIssue('06600'))).toBe('month_over');
  const late = new Date('2026-11-30T23:30:00-05:00');
  const dated = invoiceDate(late, new Date('2026-12-01T00:10:00-05:00'), zoneOfIssue('77507'));
  expect(dated).toEqual(new Date('2026-11-30T23:59:00-05:00'));
});

test.each([
  ['77507', '2026-11-30T23:59:00-05:00'],
  ['06600', '2026-11-30T23:59:00-06:00'],
  ['83000', '2026-11-30T23:59:00-07:00'],
  ['22000', '2026-11-30T23:59:00-08:00'],
])('the last minute of a month at %s is %s', (zip, minute) => {
  const bought = new Date('2026-11-20T12:00:00Z');
  expect(invoiceDate(bought, new Date('2026-12-02T12:00:00Z'), zoneOfIssue(zip))).toEqual(new Date(minute));
});

test('asked for in time and stamped after the month: dated in its last minute, up to three days', () => {
  const bought = new Date('2026-11-30T20:00:00-06:00');
  expect(invoiceDate(bought, new Date('2026-11-30T21:00:00-06:00'), city)).toBeNull();
  expect(invoiceDate(bought, new Date('2026-12-02T09:00:00-06:00'), city)).toEqual(
    new Date('2026-11-30T23:59:00-06:00'),
  );
  expect(invoiceDate(bought, new Date('2026-12-03T23:58:00-06:00'), city)).toEqual(
    new Date('2026-11-30T23:59:00-06:00'),
  );
  expect(invoiceDate(bought, new Date('2026-12-04T00:00:00-06:00'), city)).toBe('too_late');
  expect(taxMonth(new Date('2027-01-01T05:59:00Z'), city)).toBe('2026-12');
  expect(globalInformation(bought, city)).toEqual({ periodicity: 'day', months: '11', year: 2026 });
});

test.each([
  ['Muebles  Actual, S.A. de C.V.', 'MUEBLES ACTUAL'],
  ['Escuela Kemper Urgate SA DE CV', 'ESCUELA KEMPER URGATE'],
  ['Constructora|Nova S. de R.L. de C.V.', 'CONSTRUCTORA NOVA'],
  ['Xochilt Casas Chávez', 'XOCHILT CASAS CHÁVEZ'],
  ['Grupo Sapi', 'GRUPO SAPI'],
  ['Amigos A.C.', 'AMIGOS'],
  ['S.A.', 'S.A.'],
  ['Nova SAS', 'NOVA'],
  ['Nova, S. A. S. de C. V.', 'NOVA'],
  ['Nova SAB de CV', 'NOVA'],
  ['Nova S.A.B. de C.V.', 'NOVA'],
  ['Nova SAPI de CV', 'NOVA'],
  ['Nova, S.A.P.I. de C.V.', 'NOVA'],
  ['Nova SA', 'NOVA'],
  ['Nova S.A. de C.V., SOFOM, E.N.R.', 'NOVA'],
  ['Rancho Ek SPR de RL', 'RANCHO EK'],
  ['Rancho Ek S.P.R. de R.L. de C.V.', 'RANCHO EK'],
  ['Rancho Ek, S.P.R. de R.I.', 'RANCHO EK'],
  ['Pescadores SC de RL', 'PESCADORES'],
  ['Pescadores, S.C. de R.L. de C.V.', 'PESCADORES'],
  ['Caja Sol, S.C. de A.P. de R.L. de C.V.', 'CAJA SOL'],
  ['Despacho Ruiz SC', 'DESPACHO RUIZ'],
  ['Hogar Abierto IAP', 'HOGAR ABIERTO'],
  ['Hogar Abierto, I.A.P.', 'HOGAR ABIERTO'],
  ['Hogar Abierto A.B.P.', 'HOGAR ABIERTO'],
  ['Hermanos Poot S. en C.', 'HERMANOS POOT'],
  ['Hermanos Poot, S. en N.C.', 'HERMANOS POOT'],
  ['Muebles Actual Sociedad Anónima de Capital Variable', 'MUEBLES ACTUAL'],
  ['Muebles Actual, SOCIEDAD ANONIMA PROMOTORA DE INVERSION DE CAPITAL VARIABLE', 'MUEBLES ACTUAL'],
  ['Muebles Actual Sociedad de Responsabilidad Limitada de Capital Variable', 'MUEBLES ACTUAL'],
  ['Muebles Actual Sociedad por Acciones Simplificada', 'MUEBLES ACTUAL'],
  ['Rancho Ek Sociedad de Producción Rural de Responsabilidad Limitada', 'RANCHO EK'],
  ['Pescadores Sociedad Cooperativa de Responsabilidad Limitada', 'PESCADORES'],
  ['Amigos Asociación Civil', 'AMIGOS'],
  ['Hogar Abierto, Institución de Asistencia Privada', 'HOGAR ABIERTO'],
  ['Consejo de la Sociedad Civil', 'CONSEJO DE LA SOCIEDAD CIVIL'],
  ['La Casa', 'LA CASA'],
  ['Tapisa', 'TAPISA'],
])('writes the name %s as %s for the tax authority', (name, legal) => {
  expect(legalName(name)).toBe(legal);
});

test('keeps the end of a person’s name, though it looks like a kind of company', () => {
  expect(legalName('Ana María Sas', 'SAXA800101AB1')).toBe('ANA MARÍA SAS');
  expect(legalName('Ana María Sas', 'SAX800101AB1')).toBe('ANA MARÍA');
});

test('gives the general public the postal code where the invoice is issued', () => {
  const data = { LicTradNum: 'XAXX010101000', companyName: 'PUBLICO EN GENERAL', regime: '616', cfdiUse: 'S01' };
  expect(receiverOf({ ...data, ZipCode: '77507' } as FiscalAddress, '06600')).toEqual({
    rfc: 'XAXX010101000',
    name: 'PUBLICO EN GENERAL',
    regime: '616',
    use: 'S01',
    zip: '06600',
  });
});

test('a product has the key of its most particular category', () => {
  assert(
    property(constantFrom('velas-y-candeleros', 'plantas'), (unknown) => {
      expect(productKeyOf([unknown, 'sofas'])).toBe('56101502');
      expect(productKeyOf([unknown])).toBe(furnitureKey);
    }),
  );
});
