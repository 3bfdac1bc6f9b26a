import {
  completed,
  type FiscalFields,
  hasFiscalData,
  fiscalProblems as problemsOf,
} from '@actual/contracts/fiscal/fiscal-rules';
import {
  checkDigit,
  checkDigitFits,
  genericRfc,
  isRfc,
  normalRfc,
  type Person,
  personOf,
} from '@actual/contracts/fiscal/rfc';
import { assert, constantFrom, date, property, record, stringMatching } from 'fast-check';
import { cfdiUses, regimes } from './index';

const fiscalProblems = (data: FiscalFields) => problemsOf(data, { regimes, uses: cfdiUses }, 'kept');
const regimesOf = (person: Person) => regimes.filter(({ persons }) => persons.includes(person));
const usesOf = (regime: string) => cfdiUses.filter((use) => use.regimes.includes(regime));

const company: FiscalFields = {
  LicTradNum: 'EKU9003173C9',
  companyName: 'ESCUELA KEMPER URGATE',
  companyPublicName: '',
  cfdiUse: 'G01',
  regime: '601',
  Phone1: '+529981234567',
  U_Correos: 'facturas@example.com',
  Street: '',
  U_NumExt: '',
  U_NumInt: '',
  Block: '',
  City: '',
  State: 'Quintana Roo',
  ZipCode: '77500',
  U_Localidad: '',
};

test.each(['EKU9003173C9', 'XIA190128J61', 'CACX7605101P8', 'GODE561231GR8'])(
  'the last character of %s fits the others',
  (rfc) => {
    expect([isRfc(rfc), checkDigitFits(rfc)]).toEqual([true, true]);
  },
);

test.each([
  ['ABC000230AB1', false],
  ['ABC010229AB1', false],
  ['ABC000229AB1', true],
  ['ABC001301AB1', false],
  ['ABC990431AB1', false],
  ['AB990430AB1', false],
  ['ABCDE990430AB1', false],
  ['ABC990430AB', false],
  ['abc-990430 ab1', true],
  ['Ñ&Ñ990430AB1', true],
  ['АBC990430AB1', false],
  [genericRfc, true],
])('accepts %s as an RFC: %s', (text, is) => {
  expect(isRfc(text)).toBe(is);
});

const parts = record({
  letters: stringMatching(/^[A-ZÑ&]{3,4}$/),
  born: date({ min: new Date('1901-01-01'), max: new Date('2025-12-31'), noInvalidDate: true }),
  end: stringMatching(/^[A-Z0-9]{2}$/),
});
const built = ({ letters, born, end }: { letters: string; born: Date; end: string }): string => {
  const twelve = `${letters}${born.toISOString().slice(2, 10).replaceAll('-', '')}${end}`;
  return twelve + checkDigit(`${twelve}0`);
};

test('letters, any day of a calendar and three characters are an RFC; its length says whose', () => {
  assert(
    property(parts, (some) => {
      const rfc = built(some);
      expect(isRfc(rfc)).toBe(true);
      expect(checkDigitFits(rfc)).toBe(true);
      expect(personOf(rfc)).toBe(some.letters.length === 3 ? 'legal' : 'natural');
      expect(isRfc(` ${rfc.toLowerCase().slice(0, 4)}-${rfc.toLowerCase().slice(4)} `)).toBe(true);
    }),
  );
});

test('another last character is still an RFC, but does not fit: a question, not a refusal', () => {
  assert(
    property(parts, stringMatching(/^[0-9A]$/), (some, digit) => {
      const rfc = built(some).slice(0, -1) + digit;
      expect(isRfc(rfc)).toBe(true);
      expect(checkDigitFits(rfc)).toBe(rfc === built(some));
    }),
  );
});

test('an RFC that was normalized stays the same when normalized again', () => {
  assert(property(stringMatching(/^[ a-zA-Zñ&0-9-]{0,16}$/), (text) => normalRfc(normalRfc(text)) === normalRfc(text)));
});

test('each list is sorted by its label, and every regime of a person has a use', () => {
  const sorted = (list: readonly { label: string }[]) =>
    [...list].sort((a, b) => a.label.localeCompare(b.label, 'es-MX'));
  expect(regimes).toEqual(sorted(regimes));
  expect(cfdiUses).toEqual(sorted(cfdiUses));
  for (const person of ['legal', 'natural'] as const)
    for (const { code } of regimesOf(person)) expect(usesOf(code).map((use) => use.code)).toContain('S01');
  expect(
    usesOf('616')
      .map(({ code }) => code)
      .sort(),
  ).toEqual(['G02', 'S01']);
  expect(cfdiUses.flatMap(({ code, regimes: fit }) => (fit.length === 0 ? [code] : [])).sort()).toEqual([
    'CN01',
    'CP01',
    'P01',
  ]);
});

test('the generic RFC sets regime, use, name and postal code, and asks for no telephone, email or state', () => {
  const typed = { ...company, LicTradNum: 'xaxx-010101-000', Phone1: '', U_Correos: '', State: '', regime: '601' };
  const kept = completed(typed);
  expect(kept).toMatchObject({
    LicTradNum: genericRfc,
    companyName: 'PUBLICO EN GENERAL',
    regime: '616',
    cfdiUse: 'S01',
    ZipCode: '77507',
  });
  expect(fiscalProblems(kept)).toEqual([]);
});

test.each<[Partial<FiscalFields>, string[]]>([
  [{}, []],
  [{ LicTradNum: 'ABC000230AB1' }, ['LicTradNum']],
  [{ LicTradNum: 'XEXX010101000' }, ['LicTradNum', 'regime']],
  [{ companyName: '' }, ['companyName']],
  [{ ZipCode: '7750' }, ['ZipCode']],
  [{ regime: '612' }, ['regime']],
  [{ cfdiUse: 'D01' }, ['cfdiUse']],
  [{ cfdiUse: 'P01' }, ['cfdiUse']],
  [{ Phone1: '', U_Correos: '', State: '' }, ['Phone1', 'U_Correos', 'State']],
  [{ Phone1: '123', U_Correos: 'ana@' }, ['Phone1', 'U_Correos']],
  [{ companyName: 'x'.repeat(51) }, ['companyName']],
])('%j has the problems %j', (change, problems) => {
  expect(fiscalProblems({ ...company, ...change }).sort()).toEqual([...problems].sort());
});

test('any regime of the person with any use of that regime is accepted', () => {
  const rfcs = { legal: 'EKU9003173C9', natural: 'CACX7605101P8' } as const;
  assert(
    property(
      constantFrom('legal' as const, 'natural' as const),
      constantFrom(...regimes),
      constantFrom(...cfdiUses),
      (person, regime, use) => {
        const problems = fiscalProblems({
          ...company,
          LicTradNum: rfcs[person],
          regime: regime.code,
          cfdiUse: use.code,
        });
        expect(problems.includes('regime')).toBe(!regime.persons.includes(person));
        expect(problems.includes('cfdiUse')).toBe(!use.regimes.includes(regime.code));
      },
    ),
  );
});

test('fiscal data are complete with an RFC and a name', () => {
  expect([hasFiscalData(null), hasFiscalData(company), hasFiscalData({ ...company, companyName: ' ' })]).toEqual([
    false,
    true,
    false,
  ]);
});
