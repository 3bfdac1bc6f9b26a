import { rightFiscalData } from '@actual/account-service/src/fiscal/right-fiscal-data';
import { endpoints } from '@actual/contracts';
import { checkFiscal, fiscalDataOf } from '@actual/contracts/fiscal/fiscal-form';
import { type FiscalFields, fiscalFields } from '@actual/contracts/fiscal/fiscal-rules';
import { cfdiUses, regimes } from '@actual/domain';
import { AppError } from '@actual/kit';
import fc from 'fast-check';

const lists = { regimes, uses: cfdiUses };
const code = (list: readonly { code: string }[]) => fc.constantFrom(...list.map((one) => one.code));
const anything = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom('', ' ', '🪑', 'x'.repeat(51), 'x'.repeat(101), '\u00a0', 'Ñ&'),
);
/** Values that are right, nearly right, and freely typed. */
const near = (...good: string[]) => {
  const one = fc.constantFrom(...good);
  return fc.oneof(
    { weight: 4, arbitrary: one },
    { weight: 1, arbitrary: anything },
    {
      weight: 1,
      arbitrary: fc
        .tuple(one, fc.nat(40), fc.constantFrom('', ' ', '-', '0', 'ñ'))
        .map(([text, at, put]) => text.slice(0, at) + put + text.slice(at + 1)),
    },
  );
};

const wild = fc.record<FiscalFields>({
  LicTradNum: near(
    'XIA190128J61',
    'CACX7605101P8',
    'xaxx 010101-000',
    'XEXX010101000',
    'ABC000230AB1',
    ' XIA-190128 J61 ',
  ),
  companyName: near('Xenon', 'PUBLICO EN GENERAL', 'x'.repeat(50), 'x'.repeat(100)),
  companyPublicName: near('', 'x'.repeat(100)),
  regime: fc.oneof(code(regimes), anything),
  cfdiUse: fc.oneof(code(cfdiUses), anything),
  ZipCode: near('76343', '00000'),
  Phone1: near('', '998 214 5567', '+52 (998) 214-5567', '+1 305 555 0100'),
  U_Correos: near('', 'ana@correo.mx', 'Ana.Ruiz+cfdi@CORREO.com.mx'),
  State: near('', 'Querétaro'),
  Street: anything,
  U_NumExt: anything,
  U_NumInt: anything,
  Block: anything,
  City: anything,
  U_Localidad: anything,
});
const empty = Object.fromEntries(fiscalFields.map((field) => [field, ''])) as FiscalFields;
/** Right data of a company, a person or nobody, of which a few fields are typed in any other way. */
const draft = fc
  .tuple(
    fc.constantFrom('XIA190128J61', 'cacx-760510-1p8', 'XAXX010101000'),
    fc.subarray(fiscalFields, { maxLength: 3 }),
    wild,
  )
  .map(([LicTradNum, changed, typed]): FiscalFields => {
    const right = {
      ...empty,
      LicTradNum,
      companyName: 'Xenon',
      regime: '626',
      cfdiUse: 'G03',
      ZipCode: '76343',
      Phone1: '998 214 5567',
      U_Correos: 'ana@correo.mx',
      State: 'Querétaro',
    };
    return { ...right, ...Object.fromEntries(changed.map((field) => [field, typed[field]])) };
  });

/** Fields that the service does not take, by its contract or by its rules. */
function refusedByService(
  body: { safeParse: typeof keeping.safeParse },
  sent: FiscalFields,
  purpose: 'kept' | 'claimed',
) {
  const parsed = body.safeParse(sent);
  if (!parsed.success) return [...new Set(parsed.error.issues.map(({ path }) => String(path.at(-1))))];
  try {
    rightFiscalData(parsed.data, purpose);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return (error.details as { field: string }[]).map(({ field }) => field);
  }
}
const keeping = endpoints['PUT /me/client/fiscaladdress'].body;
const claiming = endpoints['POST /sendfiscaldata'].body.shape.form.omit({
  orderFolio: true,
  purchaseDate: true,
  orderAmount: true,
});

test.each([
  ['kept', keeping],
  ['claimed', claiming],
] as const)('fiscal data that are %s: a form sends exactly what the service takes', (purpose, body) => {
  let [taken, refused] = [0, 0];
  fc.assert(
    fc.property(draft, (typed) => {
      const wrong = fiscalFields.filter((field) => checkFiscal(field, typed, { lists, purpose }) !== true);
      const sent = fiscalDataOf(typed);
      const said = refusedByService(body, sent, purpose);
      // the contract names the lengths first, and only them
      expect(said.length > 0).toBe(wrong.length > 0);
      expect(wrong).toEqual(expect.arrayContaining(said));
      if (wrong.length === 0) taken += 1;
      else refused += 1;
    }),
    { numRuns: 3_000 },
  );
  // both happen
  expect([taken > 100, refused > 100]).toEqual([true, true]);
});
