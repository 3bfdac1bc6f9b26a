import type { Migration } from './migration';

/** Saved delivery addresses and fiscal data of clients; leads, sellers and link holders of quotations. */
export const contactsLeads: Migration = {
  name: '0009-contacts-leads',
  sql: /* sql */ `
CREATE SEQUENCE contact_code START 1001;
CREATE TABLE contact (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE DEFAULT 'D' || nextval('contact_code'),
  client_id uuid NOT NULL REFERENCES client,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL DEFAULT '',
  mobile_phone text NOT NULL,
  email text NOT NULL,
  street text NOT NULL,
  exterior_number text NOT NULL,
  interior_number text NOT NULL DEFAULT '',
  settlement text NOT NULL,
  municipality text NOT NULL,
  city text NOT NULL,
  state_code text NOT NULL REFERENCES state,
  zip text NOT NULL CHECK (zip ~ '^[0-9]{5}$'),
  between_street text NOT NULL DEFAULT '',
  and_street text NOT NULL DEFAULT '',
  notes text NOT NULL DEFAULT '' CHECK (length(notes) <= 100),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX contact_client ON contact (client_id, created_at);

CREATE TABLE fiscal_address (
  client_id uuid PRIMARY KEY REFERENCES client,
  rfc text NOT NULL CHECK (length(rfc) IN (12, 13)),
  company_name text NOT NULL CHECK (length(company_name) BETWEEN 1 AND 50),
  public_name text NOT NULL DEFAULT '',
  cfdi_use text NOT NULL,
  regime text NOT NULL,
  phone text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  street text NOT NULL DEFAULT '',
  exterior_number text NOT NULL DEFAULT '',
  interior_number text NOT NULL DEFAULT '',
  block text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT '',
  zip text NOT NULL CHECK (zip ~ '^[0-9]{5}$'),
  locality text NOT NULL DEFAULT '',
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- the seller of a quotation that staff made, and the quotation that took over its articles
ALTER TABLE quotation ADD COLUMN seller_id uuid, ADD COLUMN merged_into uuid REFERENCES quotation;

-- browsers that opened a quotation by its signed link (sha-256 of their cookie)
CREATE TABLE quotation_holder (
  quotation_id uuid NOT NULL REFERENCES quotation ON DELETE CASCADE,
  holder_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (quotation_id, holder_hash)
);

CREATE TABLE lead (
  id uuid PRIMARY KEY,
  quotation_id uuid NOT NULL REFERENCES quotation,
  name text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX lead_quotation ON lead (quotation_id, created_at DESC);
-- how often a quotation was mailed within the hour
CREATE INDEX outbox_quotation_mail ON outbox ((payload ->> 'quotationId'), created_at)
  WHERE kind IN ('quotation-mail', 'lead-mail');
`,
};
