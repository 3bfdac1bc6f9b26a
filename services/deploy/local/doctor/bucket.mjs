/** Whether the buckets can be read as gateways and services read them. */
import { picturesBucket, privateBucket } from '@actual/files/settings';
import { withBucket } from '../store/bucket.mjs';

/** Each bucket, with a folder of it. */
const BUCKETS = [
  { bucket: picturesBucket, folder: 'pictures' },
  { bucket: privateBucket, folder: 'invoice_file' },
];
/** A name that no file has: credentials without the right to list get a refusal instead of "not found". */
const nothing = 'doctor';

/**
 * @param {import('../store/settings.mjs').Settings} settings
 * @returns {Promise<import('../doctor.mjs').Finding[]>} one for each bucket that is set
 */
export async function bucketsOfStore(settings) {
  const set = BUCKETS.flatMap(({ bucket, folder }) => {
    const given = bucket.of(settings);
    return given ? [{ given, folder }] : [];
  });
  return Promise.all(set.map(look));
}

/**
 * @param {{ given: import('@actual/files/settings').BucketSettings, folder: string }} place
 * @returns {Promise<import('../doctor.mjs').Finding>}
 */
const look = ({ given, folder }) =>
  withBucket(given, 'reading', async (bucket) => {
    const what = `Bucket ${given.name}`;
    if (!bucket) return { what };
    return bucket.find(folder, nothing).then(
      () => ({ what }),
      ({ message }) => ({ what, wrong: message }),
    );
  });
