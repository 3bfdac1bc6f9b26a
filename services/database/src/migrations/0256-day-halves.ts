import type { Migration } from './migration';

/** Routes that bring things in the morning or in the afternoon, as chosen, and the choice. */
export const dayHalves: Migration = {
  name: '0256-day-halves',
  sql: /* sql */ `
ALTER TABLE delivery_route ADD COLUMN halves boolean NOT NULL DEFAULT false;
ALTER TABLE order_line ADD COLUMN half text CHECK (half IN ('morning', 'afternoon'));
ALTER TABLE delivery_change ADD COLUMN from_half text, ADD COLUMN to_half text,
  DROP CONSTRAINT delivery_change_check,
  ADD CONSTRAINT delivery_change_check CHECK (to_day <> from_day OR to_half IS DISTINCT FROM from_half);

COMMENT ON COLUMN delivery_route.halves IS 'Its buyers may choose the morning or the afternoon of their day.';
COMMENT ON COLUMN order_line.half IS 'The half of its day that was chosen; null: any time.';
COMMENT ON COLUMN delivery_change.from_half IS 'The half of the day that was chosen before; null: any time.';
COMMENT ON COLUMN delivery_change.to_half IS 'The half that was chosen; null: any time.';
`,
};
