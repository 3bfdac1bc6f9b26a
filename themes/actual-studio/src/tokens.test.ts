import type { Brand } from '@actual/themes-contract';
import { contrastFaults } from '@actual/themes-contract/contrast';
import { brandCss } from '@actual/themes-contract/stylesheet';
import { tokens } from './tokens';

test('every pair of ink and ground reaches AA', () => {
  expect(contrastFaults(tokens.color)).toEqual([]);
});

test('the cut for large titles, whose thin lines are lost below 48 px, is in none that is smaller, on no window', () => {
  const css = brandCss({ tokens, fonts: [] as Brand['fonts'] } as Brand);
  const sizes = [...css.matchAll(/:340 ([\d.]+)rem\/[\d.]+ var\(--family-display\)/g)].map(
    ([, rem]) => Number(rem) * 16,
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter((size) => size < 48)).toEqual([]);
});
