import { spanish } from './language';
import { sound } from './sound';
import { nearest, parted, slips } from './spelling';
import { Vocabulary } from './vocabulary';

const words = Vocabulary.of(
  new Map([
    ['silla', 90],
    ['sillon', 40],
    ['sofa', 80],
    ['cama', 70],
    ['escritorio', 20],
    ['recamara', 30],
    ['librero', 10],
    ['mesa', 100],
    ['lampara', 12],
    ['luna', 3],
  ]),
  spanish,
);

test.each([
  ['sila', 'silla'],
  ['siya', 'silla'],
  ['escritotio', 'escritorio'],
  ['recamra', 'recamara'],
  ['livrero', 'librero'],
  ['meas', 'mesa'],
  ['lampraa', 'lampara'],
  ['ezcritorio', 'escritorio'],
])('%s is %s', (typed, meant) => {
  expect(nearest(typed, words, sound)?.word).toBe(meant);
});

test.each(['xyz', 'helicoptero', 'tesa', 'cuna', '120', 'st1000'])('%s is like nothing', (typed) => {
  expect(nearest(typed, words, sound)).toBeNull();
});

test('two words written as one are parted', () => {
  expect(parted('sofacama', words)).toEqual(['sofa', 'cama']);
  expect(parted('sofanube', words)).toBeNull();
});

test('a slip is a letter changed, left out, added or swapped', () => {
  expect([
    slips('mesa', 'mesa', 2),
    slips('mesa', 'misa', 2),
    slips('mesa', 'mea', 2),
    slips('mesa', 'emsa', 2),
  ]).toEqual([0, 1, 1, 1]);
  expect(slips('mesa', 'armario', 2)).toBeGreaterThan(2);
});

test('what sounds alike is alike', () => {
  expect(sound('siya')).toBe(sound('silla'));
  expect(sound('cabeza')).toBe(sound('cavesa'));
  expect(sound('quinque')).toBe(sound('kinke'));
  expect(sound('buro')).not.toBe(sound('puro'));
});
