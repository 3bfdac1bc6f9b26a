import { bankOfClabe } from '../facts/payment/banks';
import { clabeCheckDigit, isClabe, normalClabe } from './clabe';

const good = ['002010077777777771', '032180000118359719', '646180123456789013', '722969123456789019'];

test.each(good)('accepts the CLABE %s, and refuses it with any other last digit', (clabe) => {
  expect(isClabe(clabe)).toBe(true);
  const others = [...'0123456789'].filter((digit) => digit !== clabe.at(-1));
  expect(others.filter((digit) => isClabe(clabe.slice(0, 17) + digit))).toEqual([]);
  expect(clabeCheckDigit(clabe.slice(0, 17))).toBe(clabe.at(-1));
});

test.each(['', '00201007777777777', '0020100777777777710', '00201007777777777A', '002 010 07777777777 1'])(
  'refuses «%s» as a CLABE',
  (text) => expect(isClabe(text)).toBe(false),
);

test('it may be typed in groups, and says its bank where the bank is known', () => {
  expect(normalClabe(' 002 010 07777777777-1 ')).toBe('002010077777777771');
  expect(bankOfClabe('002010077777777771')).toBe('Banamex');
  expect(bankOfClabe('999010077777777771')).toBeNull();
});
