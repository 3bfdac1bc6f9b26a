import { nestsDeeperThan } from './bodies';

test.each([
  ['{"a":[1,2,{"b":3}]}', 3, false],
  ['{"a":[1,2,{"b":3}]}', 2, true],
  ['[[]],[[]],[[]]', 2, false],
  ['{"a":"[[[[{{{{"}', 1, false],
  ['{"a":"\\"[[[["}', 1, false],
  ['{"a":"\\\\"}', 1, false],
  ['{"a":"\\\\","b":[[]]}', 2, true],
  ['{"a":"\\', 1, false],
  ['', 0, false],
])('tells whether %s is nested deeper than %i: %s', (json, limit, deeper) => {
  expect(nestsDeeperThan(Buffer.from(json), limit)).toBe(deeper);
});
