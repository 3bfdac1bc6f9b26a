import * as fc from 'fast-check';
import * as bargaining from '../bargaining';
import * as paying from '../paying';
import { command, just, of } from './command';

/** The shopper changes the cart, and others want the same pieces. */
export const shoppingCommands = [
  fc
    .tuple(fc.constantFrom('lamp' as const, 'sofa' as const), fc.integer({ min: 1, max: 3 }))
    .map(([product, n]) => command(`add ${n} ${product}`, (state) => state.add(product, n))),
  of(
    [1, 2, 4],
    (n) => `change to ${n}`,
    (state, n) => state.change(n),
  ),
  just('both devices change', (state) => state.change(2, true)),
  just('remove a line', (state) => state.remove()),
  of(
    ['77500', '06000'] as const,
    (cp) => `move to ${cp}`,
    (state, cp) => state.move(cp),
  ),
  of(
    [1, 3],
    (n) => `rival buys ${n}`,
    (state, n) => paying.rivalBuys(state, n),
  ),
];

/** A bargain, and the tries of somebody who wants more from it than was agreed. */
export const dishonestCommands = [
  fc
    .tuple(fc.constantFrom(0, 4, 20, 40, 40), fc.boolean())
    .map(([percent, asked]) =>
      command(`bargain ${percent}${asked ? ' with a manager' : ''}`, (state) =>
        bargaining.bargain(state, percent, asked),
      ),
    ),
  of(
    [true, false],
    (intoNew) => `merge ${intoNew ? 'into another' : 'another in'}`,
    (state, intoNew) => bargaining.mergeWithAnother(state, intoNew),
  ),
  just('pay what it cost before', (state) => bargaining.payOldTotal(state)),
  just('bargain for one, buy four', async (state) => {
    await bargaining.bargain(state, 40, true);
    await state.change(4);
    await bargaining.bargain(state, 30, false);
    await paying.payCard(state, 'APRO', 1);
  }),
  just('bargain, go into another, buy', async (state) => {
    await bargaining.bargain(state, 40, true);
    await bargaining.mergeWithAnother(state, true);
    await paying.payCard(state, 'APRO', 1);
  }),
];
