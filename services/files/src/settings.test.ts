import { z } from 'zod';
import { bucketOf, bucketShape, checkBucket } from './settings.mjs';

const shape = z.object(bucketShape).superRefine(checkBucket);
const keys = { S3_ACCESS_KEY_ID: 'quien', S3_SECRET_ACCESS_KEY: 'secreto' };

test('without a bucket there is none, whatever is left empty', () => {
  expect(bucketOf(shape.parse({}))).toBeUndefined();
  expect(bucketOf(shape.parse(Object.fromEntries(Object.keys(bucketShape).map((name) => [name, '']))))).toBeUndefined();
});

test('a bucket is Amazon’s, and the platform says who calls, unless told', () => {
  expect(bucketOf(shape.parse({ S3_BUCKET: 'fotos' }))).toEqual({ name: 'fotos', region: 'us-east-1' });
  const own = { S3_BUCKET: 'fotos', S3_ENDPOINT: 'https://s3.example', S3_REGION: 'mx-central-1', ...keys };
  expect(bucketOf(shape.parse(own))).toEqual({
    ...{ name: 'fotos', endpoint: 'https://s3.example', region: 'mx-central-1' },
    keys: { accessKeyId: 'quien', secretAccessKey: 'secreto' },
  });
});

test.each([
  [{ S3_BUCKET: 'fotos', S3_ACCESS_KEY_ID: 'quien' }, 'S3_SECRET_ACCESS_KEY', 'las dos llaves van juntas'],
  [{ S3_BUCKET: 'fotos', S3_SECRET_ACCESS_KEY: 'secreto' }, 'S3_ACCESS_KEY_ID', 'las dos llaves van juntas'],
  [keys, 'S3_BUCKET', 'hay llaves y no se dice de qué bucket'],
  [{ S3_BUCKET: 'fotos', S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT', 'debe empezar con https://'],
])('%j is refused, naming %s', (given, name, words) => {
  const issues = shape.safeParse(given).error?.issues ?? [];
  expect(issues).toEqual([expect.objectContaining({ path: [name], message: expect.stringContaining(words) })]);
  expect(JSON.stringify(issues)).not.toContain('secreto');
});
