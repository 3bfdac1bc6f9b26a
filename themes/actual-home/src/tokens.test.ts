import { contrastFaults } from '@actual/themes-contract';
import { tokens } from './tokens';

test('every pair of ink and ground reaches AA', () => {
  expect(contrastFaults(tokens.colour)).toEqual([]);
});
