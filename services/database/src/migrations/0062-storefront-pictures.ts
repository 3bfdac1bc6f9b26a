import type { Migration } from './migration';

/** Pictures that staff hand in for banners: each as the files that pages ask for. */
export const storefrontPictures: Migration = {
  name: '0062-storefront-pictures',
  sql: /* sql */ `
CREATE TABLE storefront_picture (
  stem text PRIMARY KEY,
  made_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- a version named it: it may be shown again whenever that one is
  is_used boolean NOT NULL DEFAULT false
);
CREATE INDEX storefront_picture_unused ON storefront_picture (created_at) WHERE NOT is_used;
CREATE TABLE storefront_picture_file (
  stem text NOT NULL REFERENCES storefront_picture ON DELETE CASCADE,
  -- the end of its name: 600.webp
  size text NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (stem, size)
);
`,
};
