import { SlowAnswers } from './slow-answers';

const after = (ms: number) => ({ status: 400, headers: {}, body: '', ms });
const told = async (slow: SlowAnswers) => {
  const sentences: string[] = [];
  for await (const sentence of slow.stillSlow()) sentences.push(sentence);
  return sentences;
};
const quiet = async () => after(2);

test('does not report an answer as slow that was late once, beside others', async () => {
  const slow = new SlowAnswers(quiet);
  const times = [400, 20];
  slow.look('a', after(300), 100, async () => after(times.shift() ?? 0));
  expect(slow.length).toBe(1);
  expect(await told(slow)).toEqual([]);
});

test('reports an answer that is late every time, with the best of its times', async () => {
  const slow = new SlowAnswers(quiet);
  let tries = 0;
  slow.look('quick', after(99), 100, async () => after(500));
  slow.look('POST /x, deep', after(300), 100, async () => after(250 - 10 * tries++));
  expect(await told(slow)).toEqual(['POST /x, deep: answered after 180 ms at best']);
});

test('on a busy machine an answer as late as the others is not slow, and a later one is', async () => {
  const slow = new SlowAnswers(async () => after(30));
  slow.look('late', after(900), 100, async () => after(500));
  slow.look('works', after(900), 100, async () => after(700));
  expect(await told(slow)).toEqual(['works: answered after 700 ms at best']);
});
