import { SlowRefusals } from './slow-refusals';

const after = (ms: number) => ({ status: 400, headers: {}, body: '', ms });
const told = async (slow: SlowRefusals) => {
  const sentences: string[] = [];
  for await (const sentence of slow.stillSlow()) sentences.push(sentence);
  return sentences;
};

test('a refusal that was late once, beside others, is none that is slow', async () => {
  const slow = new SlowRefusals();
  const times = [400, 20];
  slow.look('a', after(300), async () => after(times.shift() ?? 0));
  expect(slow.length).toBe(1);
  expect(await told(slow)).toEqual([]);
});

test('one that is late every time is told, with the best of its times', async () => {
  const slow = new SlowRefusals();
  let tries = 0;
  slow.look('quick', after(99), async () => after(500));
  slow.look('POST /x, deep', after(300), async () => after(250 - 10 * tries++));
  expect(await told(slow)).toEqual(['POST /x, deep: refused after 180 ms at best']);
});
