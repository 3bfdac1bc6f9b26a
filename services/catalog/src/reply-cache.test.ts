import { z } from 'zod';
import { ReplyCache } from './reply-cache';

const shape = z.object({ n: z.number() });

it('works a question out once at a time, and keeps the answer from the second time on', async () => {
  const replies = new ReplyCache();
  let worked = 0;
  const ask = () =>
    replies.get('sofa', shape, async () => {
      worked += 1;
      return { n: worked };
    });
  const [one, same] = await Promise.all([ask(), ask()]);
  expect(String(one.bytes)).toBe('{"n":1}');
  expect(same).toBe(one);
  expect(String((await ask()).bytes)).toBe('{"n":2}');
  expect(String((await ask()).bytes)).toBe('{"n":2}');
  expect(worked).toBe(2);
});

it('does not keep a failure', async () => {
  const replies = new ReplyCache();
  const fail = () => replies.get('sofa', shape, () => Promise.reject(new Error('no database')));
  await expect(fail()).rejects.toThrow('no database');
  expect(String((await replies.get('sofa', shape, async () => ({ n: 7 }))).bytes)).toBe('{"n":7}');
});

it('keeps repeated questions even among thousands that are asked once', async () => {
  const replies = new ReplyCache();
  let worked = 0;
  const ask = (key: string) => replies.getSerialized(key, async () => `"${key} ${++worked}"`);
  await ask('home');
  for (let n = 0; n < 900; n += 1) await ask(`first ${n}`);
  await ask('home');
  for (let n = 0; n < 5_000; n += 1) await ask(`then ${n}`);
  const before = worked;
  await ask('home');
  expect(worked).toBe(before);
});
