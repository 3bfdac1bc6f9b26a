import type { Migration } from './migration';

/**
 * What staff change of the store without a developer: a document is one thing they change, a version one change of it.
 * The tables that the store is read from hold what holds now (decision 0065).
 */
export const storefront: Migration = {
  name: '0061-storefront',
  sql: /* sql */ `
CREATE TABLE storefront_document (
  name text PRIMARY KEY,
  -- grows with every change and every undoing: what a form was made from
  revision integer NOT NULL DEFAULT 0,
  -- the version that stands in the tables of the store; null: what stood there before any
  applied uuid,
  -- how often that became another one
  applications integer NOT NULL DEFAULT 0
);
CREATE TABLE storefront_version (
  id uuid PRIMARY KEY,
  document text NOT NULL REFERENCES storefront_document,
  number integer NOT NULL,
  content jsonb NOT NULL,
  -- null: what stood there before staff changed anything
  starts_at timestamptz,
  ends_at timestamptz CHECK (ends_at > starts_at),
  made_at timestamptz NOT NULL DEFAULT now(),
  made_by uuid,
  undone_at timestamptz,
  undone_by uuid,
  UNIQUE (document, number)
);

-- who keeps the catalog in memory hears that something else holds now
CREATE TRIGGER storefront_document_insert_noted AFTER INSERT ON storefront_document
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('storefront_document', '');
CREATE TRIGGER storefront_document_update_noted AFTER UPDATE ON storefront_document
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('storefront_document', '');
`,
};
