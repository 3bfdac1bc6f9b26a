import { type LimitName, limits } from '@actual/contracts/facts/limits';
import { boundsOf } from './bounds';

const names = Object.keys(limits) as LimitName[];

test('a caller without a proof meets each limit at its free share, or the proof at once', () => {
  const { openTransfersOfHolder, mailsToRecipient } = limits;
  expect(boundsOf('heldOfItem').refusal).toBe('proof_required');
  expect(boundsOf('openTransfersOfHolder')).toMatchObject({
    least: openTransfersOfHolder.free,
    most: openTransfersOfHolder.free,
    refusal: 'proof_required',
  });
  expect(boundsOf('mailsToRecipient')).toMatchObject({ most: mailsToRecipient.most, refusal: 'too_many_mails' });
});

test.each(names)('%s: no count lets nobody through, and an answer is no refusal', (name) => {
  const { least, most, answer, refusal } = boundsOf(name);
  expect(least).toBeGreaterThan(0);
  expect(most).toBeGreaterThanOrEqual(least);
  expect(answer).not.toBe(refusal);
});
