/** A bucket, for the commands of this machine. */
import { ClearError } from '../terminal/clear-error.mjs';
import { loadTs } from '../toolchain/load-ts.mjs';

/**
 * Hands the bucket to `work` and ends its connections afterwards; undefined where there is none.
 * @param {import('@actual/files/settings').BucketSettings | undefined} given
 * @param {'reading' | 'writing'} use
 * @template T
 * @param {(bucket?: import('@actual/files/bucket').Bucket) => Promise<T>} work
 * @returns {Promise<T>}
 * @throws ClearError where the bucket cannot be used
 */
export async function withBucket(given, use, work) {
  if (!given) return work();
  const { Bucket, BucketError } = await loadTs('services/files/src/bucket.ts');
  const bucket = new Bucket(given, { use });
  try {
    return await work(bucket);
  } catch (error) {
    throw error instanceof BucketError ? new ClearError(error.message) : error;
  } finally {
    bucket.close();
  }
}
