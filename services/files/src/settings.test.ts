import { z } from 'zod';
import { picturesBucket, privateBucket } from './settings.mjs';

const { of: bucketOf } = picturesBucket;
const shape = z.object(picturesBucket.shape).superRefine(picturesBucket.check);
const keys = { S3_ACCESS_KEY_ID: 'quien', S3_SECRET_ACCESS_KEY: 'secreto' };

test('without a bucket there is none, also with empty settings', () => {
  expect(bucketOf(shape.parse({}))).toBeUndefined();
  expect(
    bucketOf(shape.parse(Object.fromEntries(Object.keys(picturesBucket.shape).map((name) => [name, ''])))),
  ).toBeUndefined();
});

test('a bucket is Amazon’s, and the platform says who calls, unless told', () => {
  expect(bucketOf(shape.parse({ S3_BUCKET: 'fotos' }))).toEqual({
    name: 'fotos',
    prefix: 'S3',
    region: 'us-east-1',
  });
  const own = { S3_BUCKET: 'fotos', S3_ENDPOINT: 'https://s3.example', S3_REGION: 'mx-central-1', ...keys };
  expect(bucketOf(shape.parse(own))).toEqual({
    name: 'fotos',
    prefix: 'S3',
    endpoint: 'https://s3.example',
    region: 'mx-central-1',
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

test('each bucket has settings of its own', () => {
  const given = z.object({ ...picturesBucket.shape, ...privateBucket.shape }).parse({
    S3_BUCKET: 'fotos',
    ...keys,
    S3_PRIVATE_BUCKET: 'facturas',
    S3_PRIVATE_REGION: 'mx-central-1',
  });
  expect(privateBucket.of(given)).toEqual({ name: 'facturas', prefix: 'S3_PRIVATE', region: 'mx-central-1' });
  expect(picturesBucket.of(given)?.keys?.accessKeyId).toBe('quien');
});
