import { createHash } from 'node:crypto';
import { solve } from './solve';

test('finds a number whose hash with the challenge begins with the zeros that were asked for', async () => {
  const challenge = 'AbCdEf0123456789.1795305600.12.a-signature_of-the-store';
  const proof = await solve({ challenge, bits: 12 });
  expect(proof.startsWith(`${challenge}.`)).toBe(true);
  expect(createHash('sha256').update(proof).digest('hex')).toMatch(/^000/);
});

test('lets the page breathe while it works', async () => {
  let breaths = 0;
  const breathing = setInterval(() => {
    breaths += 1;
  }, 1);
  await solve({ challenge: 'other', bits: 15 });
  clearInterval(breathing);
  expect(breaths).toBeGreaterThan(0);
});
