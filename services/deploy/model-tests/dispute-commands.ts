import { just, of } from './command';
import { dispute } from './disputing';
import { deliver } from './outside';
import { payCard } from './paying';
import { notifications } from './time';

/** A card's holder turns to their bank. */
export const disputeCommands = [
  of(
    ['dispute', 'dispute', 'lose', 'win'] as const,
    (word) => `a card payment: ${word}`,
    (one, word) => dispute(one, word),
  ),
  just('bought, and the bank takes the money back', async (one) => {
    await payCard(one, 'APRO', 1);
    for (const word of ['dispute', 'lose'] as const) {
      await dispute(one, word);
      await deliver(one, 'once');
      await notifications(one, 1);
    }
  }),
];
