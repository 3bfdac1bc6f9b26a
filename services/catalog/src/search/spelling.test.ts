import { corrected, slips, sound } from './spelling';

const words = new Map([
  ['silla', 90],
  ['sillon', 40],
  ['sofa', 80],
  ['escritorio', 20],
  ['recamara', 30],
  ['librero', 10],
  ['mesa', 100],
  ['mesas', 5],
  ['lampara', 12],
]);

test.each([
  ['sila', 'silla'],
  ['siya', 'silla'],
  ['escritotio', 'escritorio'],
  ['recamra', 'recamara'],
  ['livrero', 'librero'],
  ['meas', 'mesa'],
  ['lampraa', 'lampara'],
])('%s is %s', (typed, meant) => {
  expect(corrected([typed], words)).toEqual([meant]);
});

test('known words, also in plural, short words and words near nothing stay as they are', () => {
  expect(corrected(['silla', 'recamaras', 'sofas'], words)).toBeNull();
  expect(corrected(['xyz', 'helicoptero', 'tesa'], words)).toBeNull();
});

test('a word like nothing in the catalogue is left out beside one that is known', () => {
  expect(corrected(['mesa', 'helicoptero'], words)).toEqual(['mesa']);
});

test('only the misspelt word of a term is replaced', () => {
  expect(corrected(['mesa', 'escritotio'], words)).toEqual(['mesa', 'escritorio']);
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
