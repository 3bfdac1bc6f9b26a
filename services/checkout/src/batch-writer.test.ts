import { until } from '@actual/deploy/testing/until';
import { BatchWriter } from './batch-writer';

it('writes requests together that come while a write is under way', async () => {
  const written: number[][] = [];
  let release = () => {};
  const gather = new BatchWriter<number>((items) => {
    written.push([...items]);
    return written.length === 1 ? new Promise<void>((done) => (release = done)) : Promise.resolve();
  });
  const first = gather.add(1);
  await until(() => written.length === 1);
  const later = [gather.add(2), gather.add(3)];
  release();
  await Promise.all([first, ...later]);
  expect(written).toEqual([[1], [2, 3]]);
  await gather.add(4);
  expect(written).toEqual([[1], [2, 3], [4]]);
});

it('fails only the item that cannot be written', async () => {
  const gather = new BatchWriter<string>((items) =>
    items.includes('bad') ? Promise.reject(new Error('unreadable')) : Promise.resolve(),
  );
  const results = await Promise.allSettled(['good', 'bad', 'fine'].map((item) => gather.add(item)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
