import { type LimitName, limits } from '@actual/contracts/facts/limits';
import { boundsOf } from './bounds';

const names = Object.keys(limits) as LimitName[];

test('expects a refusal without proof of work between a limit’s free share and its whole', () => {
  const { openTransfersOfHolder, mailsToRecipient } = limits;
  expect(boundsOf('heldOfItem').refusal).toBe('proof_required');
  expect(boundsOf('openTransfersOfHolder')).toMatchObject({
    least: openTransfersOfHolder.free,
    most: openTransfersOfHolder.free,
    refusal: 'proof_required',
  });
  expect(boundsOf('mailsToRecipient')).toMatchObject({ most: mailsToRecipient.most, refusal: 'too_many_mails' });
});

test.each(names)('%s: expects at least one answer, and tells an answer from a refusal', (name) => {
  const { least, most, answer, refusal } = boundsOf(name);
  expect(least).toBeGreaterThan(0);
  expect(most).toBeGreaterThanOrEqual(least);
  expect(answer).not.toBe(refusal);
});
