import type { Migration } from './migration';

/** Pictures of reviews as a list shows them, beside those that are opened from it. */
export const reviewThumbnails: Migration = {
  name: '0074-review-thumbnails',
  sql: /* sql */ `
ALTER TABLE review_picture ADD COLUMN small bytea;
-- those from before are their own thumbnails
UPDATE review_picture SET small = content;
ALTER TABLE review_picture ALTER COLUMN small SET NOT NULL;
`,
};
