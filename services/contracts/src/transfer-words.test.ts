import { transferTypes } from './facts/payment/payment-types';
import { deadlineWords, lateTransferText, transferFacts } from './facts/payment/transfers';

test.each(transferTypes)('%s: where it is chosen, the only time named is the one it is canceled after', (type) => {
  const { summary } = transferFacts[type].words;
  expect(summary).toContain(deadlineWords(type));
  expect(summary.match(/\d+/g)).toHaveLength(1);
  expect(lateTransferText(type)).toMatch(/^Si ya habías .+, no se pierde: /);
});

test('a deadline that may fall on a Sunday says that Sundays count', () => {
  expect(transferFacts.spei.words.always).toMatch(/fin de semana/);
});
