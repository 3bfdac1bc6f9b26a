import { createHash } from 'node:crypto';
import { prove } from './prove';

test('a proof is its challenge with a number, whose hash begins with as many zero bits as were asked for', async () => {
  const proof = await prove({ challenge: 'nonce.1.12.signed', bits: 12 });
  expect(proof).toMatch(/^nonce\.1\.12\.signed\.\d+$/);
  expect(createHash('sha256').update(proof).digest('hex')).toMatch(/^000/);
});
