/**
 * The settings of the bucket where pictures and 3D models lie. Read by the commands of this machine before anything is
 * built, and by the gateways: nothing of S3 is loaded by them.
 */
import { z } from 'zod';

/** An empty value in a file of settings means: not set. */
const unset = z.literal('').transform(() => undefined);
const optional = (shape) => z.union([unset, shape]).optional();

/** Fields of whoever reads or writes the bucket. */
export const bucketShape = {
  /** Without it files lie in folders alone. */
  S3_BUCKET: optional(z.string()),
  /** Amazon's own unless told. */
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/, error: 'debe empezar con https:// o http://' })),
  S3_REGION: optional(z.string()),
  /** Without the pair the platform says who calls, as Amazon's own programs ask it: a role, a file, variables. */
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
};

/** Refuses half a pair of keys, and keys that are for no bucket. */
export function checkBucket({ S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }, context) {
  const wrong = (name, message) => context.addIssue({ code: 'custom', path: [name], message });
  if (!S3_ACCESS_KEY_ID !== !S3_SECRET_ACCESS_KEY)
    wrong(S3_ACCESS_KEY_ID ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID', 'falta: las dos llaves van juntas');
  else if (S3_ACCESS_KEY_ID && !S3_BUCKET) wrong('S3_BUCKET', 'falta: hay llaves y no se dice de qué bucket');
}

/** The bucket that the settings name, if any. */
export function bucketOf({ S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) {
  if (!S3_BUCKET) return undefined;
  return {
    name: S3_BUCKET,
    endpoint: S3_ENDPOINT,
    // what stores other than Amazon's take for theirs
    region: S3_REGION ?? 'us-east-1',
    keys: S3_ACCESS_KEY_ID && { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  };
}
