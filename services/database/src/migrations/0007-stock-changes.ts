import type { Migration } from './migration';

/**
 * Which transaction last changed the sold pieces of a source, so that who keeps the stock in memory asks only for what
 * changed since. And the running promotions of a site without reading its products.
 */
export const stockChanges: Migration = {
  name: '0007-stock-changes',
  sql: /* sql */ `
ALTER TABLE stock_sold ADD COLUMN changed_in bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint;
CREATE FUNCTION mark_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END $$;
CREATE TRIGGER stock_sold_changed BEFORE UPDATE ON stock_sold
  FOR EACH ROW EXECUTE FUNCTION mark_stock_change();
CREATE INDEX stock_sold_changed ON stock_sold (changed_in);
CREATE INDEX product_promotion ON product (promotion_id, society) WHERE active AND promotion_id IS NOT NULL;
`,
};
