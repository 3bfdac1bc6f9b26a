import type { Migration } from './migration';

/** What buyers say of a product, who was asked for it, and their pictures (decision 0080). */
export const reviews: Migration = {
  name: '0072-reviews',
  sql: /* sql */ `
-- Orders whose buyers were asked, once.
CREATE TABLE review_invitation (
  order_id uuid PRIMARY KEY,
  asked_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX review_invitation_asked ON review_invitation (asked_at);

CREATE TABLE review (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL,
  -- the group of its variants, else the product itself: colors and sizes share what is said of them
  model_id uuid NOT NULL,
  product_id uuid NOT NULL REFERENCES product ON DELETE CASCADE,
  client_id uuid,
  site text NOT NULL,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title text NOT NULL DEFAULT '',
  body text NOT NULL,
  -- given name and initial; empty once the client is gone
  author text NOT NULL,
  finish text,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'published', 'refused')),
  -- why it was refused
  reason text,
  -- what the shop says to it
  answer text,
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  decided_by uuid,
  CHECK ((state = 'refused') = (reason IS NOT NULL)),
  UNIQUE (order_id, model_id)
);
CREATE INDEX review_of_model ON review (model_id, created_at DESC, id) WHERE state = 'published';
CREATE INDEX review_to_moderate ON review (state, created_at DESC, id);
CREATE INDEX review_client ON review (client_id) WHERE client_id IS NOT NULL;
CREATE INDEX review_product ON review (product_id);

CREATE TABLE review_picture (
  id uuid PRIMARY KEY,
  -- of the order, whose buyer handed it in
  line_id uuid NOT NULL,
  -- null until the review is sent
  review_id uuid REFERENCES review ON DELETE CASCADE,
  position smallint NOT NULL DEFAULT 0,
  content bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX review_picture_review ON review_picture (review_id, position);
CREATE INDEX review_picture_waiting ON review_picture (line_id) WHERE review_id IS NULL;
CREATE INDEX review_picture_created ON review_picture (created_at) WHERE review_id IS NULL;

-- orders that were delivered lately
CREATE INDEX orders_delivered ON orders (delivery_date) WHERE status IN ('completed', 'pending-sap');
`,
};
