import { proofBits, proofSeconds } from '@actual/contracts/facts/limits';
import { ProofOfWork, solves } from './proof-of-work';

const bound = 'POST /quotation/create {} 198.51.100.7';
let clock = Date.UTC(2026, 10, 22);
const proofs = new ProofOfWork('a secret of at least thirty-two characters', () => clock);
const asked = proofs.ask(bound);
const solution = (() => {
  for (let number = 0; ; number += 1) if (solves(asked, String(number))) return String(number);
})();
const proof = `${asked.challenge}.${solution}`;

test('accepts the solution of a challenge', () => {
  const expiresAt = new Date(clock + proofSeconds * 1_000);
  expect(proofs.read(proof, bound)).toEqual({ nonce: proof.split('.')[0], expiresAt, bits: proofBits });
});

test.each([
  ['another call', proof, bound.replace('create', 'find')],
  ['another caller', proof, bound.replace('.7', '.8')],
  ['another number', `${asked.challenge}.${Number(solution) - 1}`, bound],
  ['no number', `${asked.challenge}.`, bound],
  ['more than a number', `${proof}.1`, bound],
  ['less work', proof.replace(`.${proofBits}.`, '.1.'), bound],
  ['a later day', proof.replace(/\.\d{10}\./, '.9999999999.'), bound],
  ['nothing', '', bound],
])('refuses a proof for or with %s', (_what, header, of) => {
  expect(proofs.read(header, of)).toBeNull();
});

test('refuses a proof after its time', () => {
  clock += proofSeconds * 1_000;
  expect(proofs.read(proof, bound)).toBeNull();
});
