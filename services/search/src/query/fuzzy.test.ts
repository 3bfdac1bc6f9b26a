import { spanishAnalyzer } from '../analysis/spanish/analyzer';
import { phonetic } from '../analysis/spanish/phonetic';
import { Vocabulary } from '../index/vocabulary';
import { editDistance } from './edit-distance';
import { closestWords, splitCompound } from './fuzzy';

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
  spanishAnalyzer([]),
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
])('corrects %s to %s', (typed, meant) => {
  expect(closestWords(typed, words, phonetic)[0]?.word).toBe(meant);
});

test.each(['xyz', 'helicoptero', 'tesa', 'cuna', '120', 'st1000'])('corrects %s to nothing', (typed) => {
  expect(closestWords(typed, words, phonetic)).toEqual([]);
});

test('two words written as one are parted', () => {
  expect(splitCompound('sofacama', words)).toEqual(['sofa', 'cama']);
  expect(splitCompound('sofanube', words)).toBeNull();
});

test('a slip is a letter changed, left out, added or swapped', () => {
  expect([
    editDistance('mesa', 'mesa', 2),
    editDistance('mesa', 'misa', 2),
    editDistance('mesa', 'mea', 2),
    editDistance('mesa', 'emsa', 2),
  ]).toEqual([0, 1, 1, 1]);
  expect(editDistance('mesa', 'armario', 2)).toBeGreaterThan(2);
});

test('treats words that sound alike as alike', () => {
  expect(phonetic('siya')).toBe(phonetic('silla'));
  expect(phonetic('cabeza')).toBe(phonetic('cavesa'));
  expect(phonetic('quinque')).toBe(phonetic('kinke'));
  expect(phonetic('buro')).not.toBe(phonetic('puro'));
});
