import { readConfig } from './config';

const local = 'http://127.0.0.1:1';
const bucketWith = (given: Record<string, string>) =>
  readConfig({
    PORT: '0',
    REGISTRY: 'r',
    GATEWAY_CREDENTIAL_FILE: 'c',
    RELEASE_PUBLIC_KEY: 'PUBLIC KEY',
    CATALOG_URL: local,
    CHECKOUT_URL: local,
    ACCOUNT_URL: local,
    ...given,
  }).bucket;
const keys = { S3_ACCESS_KEY_ID: 'quien', S3_SECRET_ACCESS_KEY: 'secreto' };

test('a gateway has a bucket where one is set, and does not start with keys for none', () => {
  expect(bucketWith({})).toBeUndefined();
  expect(bucketWith({ S3_BUCKET: 'fotos', S3_ENDPOINT: '' })).toMatchObject({ name: 'fotos', keys: undefined });
  expect(bucketWith({ S3_BUCKET: 'fotos', ...keys })?.keys?.accessKeyId).toBe('quien');
  expect(() => bucketWith(keys)).toThrow(/settings are wrong: S3_BUCKET: falta/);
  expect(() => bucketWith(keys)).not.toThrow(/secreto/);
});
