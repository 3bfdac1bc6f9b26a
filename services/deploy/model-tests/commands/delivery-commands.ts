import * as fc from 'fast-check';
import { cancelPieces } from '../canceling';
import { cancelUnnoted, returnPieces, shipPart } from '../delivering';
import { givePartBack } from '../giving-back';
import type { ModelState } from '../model-state';
import * as paying from '../paying';
import { command, just, of } from './command';

/** A lamp that came, of an order with others that are still to come. */
async function partCame(one: ModelState, { mixed = true } = {}): Promise<void> {
  await one.add('lamp', 3);
  await one.add('sofa', 1);
  if (mixed) await paying.payOther(one, 'ewallet', 0.3);
  await paying.payCard(one, 'APRO', 1);
  await shipPart(one);
  await shipPart(one);
}

/** Parts of an order leave, come and are returned, in every order with what takes the others out of it. */
export const deliveryCommands = [
  of(
    [1, 2] as const,
    (presses) => `a part is shipped on ×${presses}`,
    (one, presses) => shipPart(one, presses),
  ),
  of(
    ['the rest', 1] as const,
    (pieces) => `${pieces} returned`,
    (one, pieces) => returnPieces(one, pieces),
  ),
  fc
    .tuple(fc.boolean(), fc.constantFrom(1 as const, 2 as const))
    .map(([known, presses]) =>
      command(`cancel unnoted${known ? ', seen in the warehouse' : ''} ×${presses}`, (one) =>
        cancelUnnoted(one, known, presses),
      ),
    ),
  just('a part comes, the rest is canceled, what came is returned', async (one) => {
    await partCame(one);
    await cancelPieces(one, 'the rest');
    await returnPieces(one, 1);
    await returnPieces(one, 'the rest');
  }),
  just('a part comes and is returned, the rest is canceled', async (one) => {
    await partCame(one);
    await returnPieces(one, 'the rest');
    await cancelPieces(one, 'the rest');
  }),
  just('a part comes, all other money goes back by choice, what came is returned', async (one) => {
    await partCame(one, { mixed: false });
    await givePartBack(one, 'all but the first line');
    await returnPieces(one, 'the rest');
  }),
];
