import type { z } from 'zod';

type Setting = z.ZodType<string | undefined, string | undefined>;
export const bucketShape: Readonly<
  Record<'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', Setting>
>;
type Given = { readonly [Name in keyof typeof bucketShape]?: string | undefined };

export interface BucketSettings {
  readonly name: string;
  readonly endpoint?: string | undefined;
  readonly region: string;
  /** Those of the platform unless given. */
  readonly keys?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}
export function checkBucket(given: Given, context: z.RefinementCtx<Given>): void;
export function bucketOf(given: Given): BucketSettings | undefined;
