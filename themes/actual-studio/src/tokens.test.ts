import { contrastFaults } from '@actual/themes-contract/contrast';
import { tokens } from './tokens';

test('every pair of ink and ground reaches AA', () => {
  expect(contrastFaults(tokens.color)).toEqual([]);
});
