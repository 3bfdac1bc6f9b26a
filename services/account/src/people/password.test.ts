import { hashPassword, passwordMatches } from './password';

test('a rush of passwords waits its turn; too many are refused, and the rest are checked correctly', async () => {
  const hashed = await hashPassword('hamaca-azul');
  const rush = await Promise.allSettled(Array.from({ length: 230 }, () => passwordMatches('hamaca-azul', hashed)));
  const refused = rush.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const one of refused) expect(one.reason).toMatchObject({ code: 'unavailable' });
  for (const one of rush) if (one.status === 'fulfilled') expect(one.value).toBe(true);
  expect(await passwordMatches('otra', hashed)).toBe(false);
});
