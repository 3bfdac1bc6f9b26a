/** The settings of buckets. It loads nothing of S3: commands read it before anything is built. */
import { z } from 'zod';

/** An empty value in a file of settings means: not set. */
const unset = z.literal('').transform(() => undefined);
/**
 * @template {z.ZodType<string, string>} Shape
 * @param {Shape} shape
 */
const optional = (shape) => z.union([unset, shape]).optional();

/**
 * @typedef {object} BucketSettings
 * @property {string} name
 * @property {'S3' | 'S3_PRIVATE'} prefix how the names of its settings begin
 * @property {string} [endpoint]
 * @property {string} region
 * @property {{ readonly accessKeyId: string, readonly secretAccessKey: string }} [keys] those of the platform unless given
 */
/**
 * @template {string} Prefix
 * @typedef {`${Prefix}_${'BUCKET' | 'ENDPOINT' | 'REGION' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY'}`} Name
 */
/**
 * @template {string} Prefix
 * @typedef {{ readonly [Key in Name<Prefix>]?: string | undefined }} Given
 */
/**
 * How one bucket is set.
 * @template {string} Prefix
 * @typedef {object} BucketSetting
 * @property {Name<Prefix>} name the setting that names it
 * @property {Readonly<Record<Name<Prefix>, z.ZodType<string | undefined, string | undefined>>>} shape
 * @property {(given: Given<Prefix>, context: z.RefinementCtx<Given<Prefix>>) => void} check refuses half a pair of keys,
 *   and keys that are for no bucket
 * @property {(given: Given<Prefix>) => BucketSettings | undefined} of the bucket that the settings name, if any
 */

/**
 * The settings of one bucket, whose names begin alike.
 * @template {'S3' | 'S3_PRIVATE'} Prefix
 * @param {Prefix} prefix
 * @returns {BucketSetting<Prefix>}
 */
function bucketSettings(prefix) {
  const name = /** @type {const} */ (`${prefix}_BUCKET`);
  const endpoint = /** @type {const} */ (`${prefix}_ENDPOINT`);
  const region = /** @type {const} */ (`${prefix}_REGION`);
  const id = /** @type {const} */ (`${prefix}_ACCESS_KEY_ID`);
  const secret = /** @type {const} */ (`${prefix}_SECRET_ACCESS_KEY`);
  /** @type {Record<string, z.ZodType<string | undefined, string | undefined>>} */
  const shape = {
    /** Without it there is no bucket. */
    [name]: optional(z.string()),
    /** Amazon's own unless told. */
    [endpoint]: optional(z.url({ protocol: /^https?$/, error: 'debe empezar con https:// o http://' })),
    [region]: optional(z.string()),
    /** Without the pair the platform says who calls, as Amazon's own programs ask it: a role, a file, variables. */
    [id]: optional(z.string()),
    [secret]: optional(z.string()),
  };
  return {
    name,
    shape: /** @type {BucketSetting<Prefix>['shape']} */ (shape),
    check(given, context) {
      /** @type {(path: Name<Prefix>, message: string) => void} */
      const wrong = (path, message) => context.addIssue({ code: 'custom', path: [path], message });
      if (!given[id] !== !given[secret]) wrong(given[id] ? secret : id, 'falta: las dos llaves van juntas');
      else if (given[id] && !given[name]) wrong(name, 'falta: hay llaves y no se dice de qué bucket');
    },
    of(given) {
      const { [name]: bucket, [id]: accessKeyId, [secret]: secretAccessKey } = given;
      if (!bucket) return undefined;
      return {
        name: bucket,
        prefix,
        endpoint: given[endpoint],
        // the region that stores other than Amazon's accept as theirs
        region: given[region] ?? 'us-east-1',
        keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
      };
    },
  };
}

/** Pictures and 3D models of products, which gateways show to everybody. */
export const picturesBucket = bucketSettings('S3');
/** Invoices and uploaded files, which services alone read. */
export const privateBucket = bucketSettings('S3_PRIVATE');
