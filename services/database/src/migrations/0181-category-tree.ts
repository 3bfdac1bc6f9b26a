import type { Migration } from './migration';

/** Categories that staff move, rename and take out, with nothing lost that an undoing needs (decision 0165). */
export const categoryTree: Migration = {
  name: '0181-category-tree',
  sql: /* sql */ `
-- One that was taken out stays as a row: whatever is still in it counts for the one that took its products.
ALTER TABLE category
  ADD COLUMN removed boolean NOT NULL DEFAULT false,
  ADD COLUMN merged_into uuid REFERENCES category;

-- True where a product is in a category only for being in one below it; null: an import put it there, nobody looked yet.
ALTER TABLE product_category ADD COLUMN derived boolean;

-- Handles that categories had before.
CREATE TABLE category_handle (
  handle text PRIMARY KEY,
  category_id uuid NOT NULL REFERENCES category
);
`,
};
