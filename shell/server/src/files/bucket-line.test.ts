import { Bucket, BucketError } from '@actual/files/bucket';
import Fastify from 'fastify';
import { BucketLine } from './bucket-line';

const settings = { name: 'fotos', prefix: 'S3' as const, region: 'us-east-1', endpoint: 'http://127.0.0.1:9' };
const hangs = new BucketError(settings, Object.assign(new Error('late'), { name: 'TimeoutError' }));

test('a bucket that hangs is asked three times, then once a second, and again when it answers', async () => {
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const bucket = new Bucket(settings);
  const find = jest.spyOn(bucket, 'find').mockRejectedValue(hangs);
  const line = new BucketLine(bucket, Fastify().log);
  const ask = () => line.find('pictures', 'sofa-300.avif', {});
  for (const _ of Array(10)) expect(await ask()).toBe('away');
  expect(find).toHaveBeenCalledTimes(3);

  find.mockResolvedValue(null);
  now += 1_000;
  expect(await ask()).toBeNull();
  expect(await ask()).toBeNull();
  // a sign of life, and the two
  expect(find).toHaveBeenCalledTimes(6);
  bucket.close();
  jest.restoreAllMocks();
});

test('does not blame the bucket for a request that the browser aborted', async () => {
  const bucket = new Bucket(settings);
  jest.spyOn(bucket, 'find').mockRejectedValue(hangs);
  const line = new BucketLine(bucket, Fastify().log);
  const signal = AbortSignal.abort();
  for (const _ of Array(3)) await line.find('pictures', 'sofa-300.avif', { signal });
  await line.find('pictures', 'sofa-300.avif', {});
  expect(bucket.find).toHaveBeenCalledTimes(4);
  bucket.close();
  jest.restoreAllMocks();
});
