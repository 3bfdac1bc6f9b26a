import type { z } from 'zod';

type Name<Prefix extends string> = `${Prefix}_${
  | 'BUCKET'
  | 'ENDPOINT'
  | 'REGION'
  | 'ACCESS_KEY_ID'
  | 'SECRET_ACCESS_KEY'}`;
type Given<Prefix extends string> = { readonly [Key in Name<Prefix>]?: string | undefined };

export interface BucketSettings {
  readonly name: string;
  /** How the names of its settings begin. */
  readonly prefix: 'S3' | 'S3_PRIVATE';
  readonly endpoint?: string | undefined;
  readonly region: string;
  /** Those of the platform unless given. */
  readonly keys?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/** How one bucket is set. */
export interface BucketSetting<Prefix extends string> {
  /** The setting that names it. */
  readonly name: string;
  readonly shape: Readonly<Record<Name<Prefix>, z.ZodType<string | undefined, string | undefined>>>;
  /** Refuses half a pair of keys, and keys that are for no bucket. */
  check(given: Given<Prefix>, context: z.RefinementCtx<Given<Prefix>>): void;
  /** The bucket that the settings name, if any. */
  of(given: Given<Prefix>): BucketSettings | undefined;
}
export const picturesBucket: BucketSetting<'S3'>;
export const privateBucket: BucketSetting<'S3_PRIVATE'>;
