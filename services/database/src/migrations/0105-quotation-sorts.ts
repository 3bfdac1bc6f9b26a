import type { Migration } from './migration';

/**
 * What else the report of quotations is sorted by, on the rows themselves (decision 0057): whose they are, who sells them,
 * the day they are expected to be bought and the day of what is next. Triggers write it, since clients, leads, sellers and
 * plans are rows of others.
 */
export const quotationSorts: Migration = {
  name: '0105-quotation-sorts',
  sql: /* sql */ `
ALTER TABLE quotation
  ADD COLUMN client_name text NOT NULL DEFAULT '',
  ADD COLUMN seller_name text NOT NULL DEFAULT '',
  -- without a day it comes after every day
  ADD COLUMN close_on date NOT NULL DEFAULT 'infinity',
  ADD COLUMN next_on date NOT NULL DEFAULT 'infinity';

CREATE FUNCTION sorted_name(first_name text, last_name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN plain(trim(concat_ws(' ', first_name, last_name)));
-- the client's name, else that of a guest's address, else of who left a telephone with it
CREATE FUNCTION client_name_of(of_id uuid, of_client uuid, address jsonb) RETURNS text LANGUAGE sql STABLE
  RETURN coalesce(
    nullif((SELECT sorted_name(first_name, last_name) FROM client WHERE id = of_client), ''),
    nullif(sorted_name(address ->> 'firstName', address ->> 'lastName'), ''),
    (SELECT plain(name) FROM lead WHERE quotation_id = of_id ORDER BY created_at DESC LIMIT 1), '');
CREATE FUNCTION seller_name_of(of_seller uuid) RETURNS text LANGUAGE sql STABLE
  RETURN coalesce((SELECT sorted_name(first_name, last_name) FROM app_user WHERE id = of_seller), '');

UPDATE quotation q SET client_name = client_name_of(q.id, q.client_id, q.guest_address),
  seller_name = seller_name_of(q.seller_id) WHERE folio IS NOT NULL;
UPDATE quotation q SET close_on = coalesce(f.estimated_close_date, 'infinity'), next_on = coalesce(f.next_step_on, 'infinity')
FROM follow_up f WHERE f.quotation_id = q.id;

CREATE FUNCTION note_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.client_name := client_name_of(NEW.id, NEW.client_id, NEW.guest_address);
  NEW.seller_name := seller_name_of(NEW.seller_id);
  RETURN NEW;
END $$;
CREATE TRIGGER quotation_named BEFORE INSERT OR UPDATE OF client_id, guest_address, seller_id ON quotation
  FOR EACH ROW EXECUTE FUNCTION note_names();
CREATE FUNCTION note_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE quotation q SET client_name = client_name_of(q.id, q.client_id, q.guest_address)
    WHERE id = coalesce(NEW.quotation_id, OLD.quotation_id);
  RETURN NULL;
END $$;
-- what is forgotten of a lead is forgotten here too
CREATE TRIGGER lead_named AFTER INSERT OR DELETE ON lead FOR EACH ROW EXECUTE FUNCTION note_lead();
-- the account service writes people, the staff service plans, and neither may write quotations
CREATE FUNCTION note_client_name() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE quotation q SET client_name = client_name_of(q.id, q.client_id, q.guest_address) WHERE client_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER client_renamed AFTER UPDATE OF first_name, last_name ON client FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name))
  EXECUTE FUNCTION note_client_name();
CREATE FUNCTION note_seller_name() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE quotation SET seller_name = seller_name_of(NEW.id) WHERE seller_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER seller_renamed AFTER UPDATE OF first_name, last_name ON app_user FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name))
  EXECUTE FUNCTION note_seller_name();
CREATE FUNCTION note_plan() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE quotation SET close_on = coalesce(NEW.estimated_close_date, 'infinity'),
    next_on = coalesce(NEW.next_step_on, 'infinity') WHERE id = NEW.quotation_id;
  RETURN NULL;
END $$;
CREATE TRIGGER quotation_planned AFTER INSERT OR UPDATE OF estimated_close_date, next_step_on ON follow_up
  FOR EACH ROW EXECUTE FUNCTION note_plan();

CREATE INDEX quotation_client_name ON quotation (client_name, created_at DESC);
CREATE INDEX quotation_seller_name ON quotation (seller_name, created_at DESC);
CREATE INDEX quotation_close_on ON quotation (close_on, created_at DESC);
CREATE INDEX quotation_next_on ON quotation (next_on, created_at DESC);
`,
};
