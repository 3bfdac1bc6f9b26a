/** Whether the bucket can be read as the gateways read it. */
import { withBucket } from '../store/bucket.mjs';

/** A name that no file has: whoever may not look for it could not tell a missing picture from a refusal. */
const nothing = 'doctor.avif';

/** @returns {Promise<import('../doctor.mjs').Finding[]>} none where pictures and models lie in folders alone */
export const bucketOfStore = (settings) =>
  withBucket(settings, 'reading', async (bucket) => {
    if (!bucket) return [];
    const what = `Bucket ${settings.S3_BUCKET}`;
    return bucket.find('pictures', nothing).then(
      () => [{ what }],
      ({ message }) => [{ what, wrong: message }],
    );
  });
