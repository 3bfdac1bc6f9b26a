/**
 * The settings of buckets. Read by the commands of this machine before anything is built, by the gateways and by the
 * services: nothing of S3 is loaded by them.
 */
import { z } from 'zod';

/** An empty value in a file of settings means: not set. */
const unset = z.literal('').transform(() => undefined);
const optional = (shape) => z.union([unset, shape]).optional();

/** The settings of one bucket, whose names begin alike. */
function bucketSettings(prefix) {
  const [name, endpoint, region, id, secret] = [
    `${prefix}_BUCKET`,
    `${prefix}_ENDPOINT`,
    `${prefix}_REGION`,
    `${prefix}_ACCESS_KEY_ID`,
    `${prefix}_SECRET_ACCESS_KEY`,
  ];
  return {
    name,
    shape: {
      /** Without it there is no bucket. */
      [name]: optional(z.string()),
      /** Amazon's own unless told. */
      [endpoint]: optional(z.url({ protocol: /^https?$/, error: 'debe empezar con https:// o http://' })),
      [region]: optional(z.string()),
      /** Without the pair the platform says who calls, as Amazon's own programs ask it: a role, a file, variables. */
      [id]: optional(z.string()),
      [secret]: optional(z.string()),
    },
    check(given, context) {
      const wrong = (path, message) => context.addIssue({ code: 'custom', path: [path], message });
      if (!given[id] !== !given[secret]) wrong(given[id] ? secret : id, 'falta: las dos llaves van juntas');
      else if (given[id] && !given[name]) wrong(name, 'falta: hay llaves y no se dice de qué bucket');
    },
    of(given) {
      if (!given[name]) return undefined;
      return {
        name: given[name],
        prefix,
        endpoint: given[endpoint],
        // what stores other than Amazon's take for theirs
        region: given[region] ?? 'us-east-1',
        keys: given[id] && { accessKeyId: given[id], secretAccessKey: given[secret] },
      };
    },
  };
}

/** Pictures and 3D models of products, which gateways show to everybody. */
export const picturesBucket = bucketSettings('S3');
/** Invoices and what people hand in, which services alone read. */
export const privateBucket = bucketSettings('S3_PRIVATE');
