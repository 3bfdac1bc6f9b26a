import { Bucket } from '@actual/files/bucket';
import type { BucketSettings } from '@actual/files/settings';

/** The bucket of products' pictures and models, for code that adds to it; `close` ends its connections. */
export const productFiles = (settings: BucketSettings): Bucket => new Bucket(settings, { use: 'writing' });
