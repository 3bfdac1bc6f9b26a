import { assert, constantFrom, property, stringMatching } from 'fast-check';
import { dialCodeOf, normalPhone } from './phone';

test.each([
  ['998 123 4567', '+529981234567'],
  ['(998) 123-4567', '+529981234567'],
  ['+52 998 123 4567', '+529981234567'],
  ['+52 1 998 123 4567', '+529981234567'],
  ['044 998 123 4567', '+529981234567'],
  ['045 55 1234 5678', '+525512345678'],
  ['01 998 884 1234', '+529988841234'],
  ['1 998 884 1234', '+529988841234'],
  // an area code may begin as a prefix does
  ['5512345678', '+525512345678'],
  ['0445512345', '+520445512345'],
  ['+1 305 555 1234', '+13055551234'],
])('writes the telephone %s as %s', (typed, kept) => {
  expect(normalPhone(typed)).toBe(kept);
});

test.each([
  ['998 123 4567', '+52'],
  ['+1 305 555 1234', '+1'],
  ['+34 912 345 678', '+34'],
  ['+502 2345 6789', '+502'],
  ['+7 912 345 67 89', '+7'],
  ['', ''],
  ['123', ''],
])('the country code of %s is «%s»', (typed, code) => {
  expect(dialCodeOf(normalPhone(typed))).toBe(code);
});

test('any prefix or separator around ten digits gives the same number, and normalizing again changes nothing', () => {
  assert(
    property(
      stringMatching(/^[2-9]\d{9}$/),
      constantFrom('', '52', '521', '+52 ', '+52 1 ', '01', '044 ', '045-', '1 '),
      constantFrom('', ' ', '-', '. '),
      (digits, prefix, gap) => {
        const typed = `${prefix}${digits.slice(0, 3)}${gap}${digits.slice(3, 6)}${gap}${digits.slice(6)}`;
        expect(normalPhone(typed)).toBe(`+52${digits}`);
        expect(normalPhone(normalPhone(typed))).toBe(`+52${digits}`);
      },
    ),
  );
});
