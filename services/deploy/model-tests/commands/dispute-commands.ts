import { dispute, refundInPanel } from '../disputing';
import { deliver } from '../outside';
import { payCard, staffCancels } from '../paying';
import { notifications } from '../time';
import { just, of } from './command';

/** What happens to a payment at the provider without the store. */
export const disputeCommands = [
  of(
    ['dispute', 'dispute', 'lose', 'win'] as const,
    (word) => `a card payment: ${word}`,
    (one, word) => dispute(one, word),
  ),
  of(
    [1_000, 50_000],
    (cents) => `${cents} centavos refunded in the panel`,
    (one, cents) => refundInPanel(one, cents),
  ),
  just('bought, a part refunded in the panel, then everything', async (one) => {
    await payCard(one, 'APRO', 1);
    await refundInPanel(one, 1_000);
    await staffCancels(one, 'desc', 1);
  }),
  just('bought, and the bank takes the money back', async (one) => {
    await payCard(one, 'APRO', 1);
    for (const word of ['dispute', 'lose'] as const) {
      await dispute(one, word);
      await deliver(one, 'once');
      await notifications(one, 1);
    }
  }),
];
