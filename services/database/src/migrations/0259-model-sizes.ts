import type { Migration } from './migration';

/** How large products' 3D models are. */
export const modelSizes: Migration = {
  name: '0259-model-sizes',
  sql: /* sql */ `
CREATE TABLE model_size (
  model text PRIMARY KEY,
  width_cm numeric(8,1),
  depth_cm numeric(8,1),
  height_cm numeric(8,1),
  fault text CHECK (fault IN ('absent', 'too-large', 'unreadable')),
  measured_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((fault IS NULL) = (num_nonnulls(width_cm, depth_cm, height_cm) = 3)),
  CHECK (num_nonnulls(width_cm, depth_cm, height_cm) IN (0, 3))
);
CREATE INDEX model_size_measured ON model_size (measured_at);

COMMENT ON TABLE model_size IS 'How large the 3D models of products on sale are, read from their files.';
COMMENT ON COLUMN model_size.model IS 'The name that products have it by.';
COMMENT ON COLUMN model_size.fault IS 'Why its size is not known.';
`,
};
