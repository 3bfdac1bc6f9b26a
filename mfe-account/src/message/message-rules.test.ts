import { endpointsOfAccount } from '@actual/contracts/account/endpoints';
import { visibleTexts } from '@actual/contracts/visible-text';
import fc from 'fast-check';
import { checkField, labels, type MessageDraft, type MessageField, trimmed } from './message-rules';

const draft: MessageDraft = {
  name: 'Ana Ruiz',
  email: 'ana@correo.mx',
  e_mail: 'ana@correo.mx',
  phone: '998 214 5567',
  message: 'Una pata llegó rota.',
  orderFolio: '200123',
};
const fields = Object.keys(labels) as MessageField[];
const { body } = endpointsOfAccount['POST /sendsuggestions'];

/** Fields that the contract does not take. */
const refused = (typed: MessageDraft): string[] => {
  const form = trimmed(typed);
  const sent = { name: 'Ana', email: 'ana@correo.mx', form };
  // as the services read it: without signs that nobody sees
  const issues = body.safeParse(visibleTexts(sent)).error?.issues ?? [];
  return [...new Set(issues.map(({ path }) => String(path.at(-1))))].sort();
};
const wrong = (typed: MessageDraft): string[] =>
  fields.filter((name) => checkField(name, typed[name], typed) !== true).sort();

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('', ' ', '12', '🪑', 'x'.repeat(4_001)),
);
const near = (good: string) =>
  fc
    .tuple(fc.nat(good.length), fc.string({ unit: 'grapheme', maxLength: 2 }))
    .map(([at, more]) => good.slice(0, at) + more + good.slice(at + 1));

test('the form accepts exactly what the contract accepts, and names the same wrong fields', () => {
  const typed = fc.record(
    Object.fromEntries(fields.map((name) => [name, fc.oneof(fc.constant(draft[name]), near(draft[name]), text)])),
  ) as unknown as fc.Arbitrary<MessageDraft>;
  fc.assert(
    fc.property(typed, (one) => {
      const contract = refused(one);
      // the contract compares both e-mails only where the fields are good by themselves
      const form = wrong(one).filter(
        (name) => name !== 'e_mail' || contract.includes('e_mail') || contract.length === 0,
      );
      expect(form).toEqual(contract);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['message', 'x'.repeat(10_000), /Máximo 4,000 caracteres; lleva 10,000/],
  ['e_mail', 'otra@correo.mx', /No coincide/],
  ['phone', '99821', /10 dígitos/],
  ['orderFolio', '12', /6 dígitos/],
  ['name', '  ', /requerido/],
] as const)('names what is wrong with the field %s', (name, value, words) => {
  expect(checkField(name, value, draft)).toMatch(words);
});
