import { spreadOf } from './spread';

// measured in the pixels of the demo's main pictures
test.each([
  ['a sofa with chaise', [230, 159.7, 86.6], 0.8],
  ['an armchair', [77.3, 84.9, 86.5], 0.78],
  ['a chair', [43, 44, 91], 0.46],
  ['a screen', [178, 15.8, 189], 0.6],
  ['a bookcase', [79, 39.4, 79], 0.76],
  ['a round table', [80.3, 81.2, 75], 0.7],
  ['a vase', [23.5, 23.5, 50.9], 0.36],
  ['a lamp', [24.4, 24.4, 40], 0.47],
] as const)('the width of %s takes its share of the picture', (_what, [width, depth, height], share) => {
  expect(Math.abs(spreadOf({ width, depth, height }) - share)).toBeLessThan(0.05);
});
