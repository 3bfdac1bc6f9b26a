import type { Migration } from './migration';

/** People and their stores. Written by the account service alone. */
export const account: Migration = {
  name: '0002-account',
  sql: /* sql */ `
CREATE TABLE store (
  code text PRIMARY KEY,
  name text NOT NULL,
  region text NOT NULL,
  type text NOT NULL CHECK (type IN ('home', 'studio', 'proyectos')),
  cedis boolean NOT NULL DEFAULT false
);

CREATE SEQUENCE client_card_code START 100001;
CREATE TABLE client (
  id uuid PRIMARY KEY,
  card_code text NOT NULL UNIQUE DEFAULT 'C' || nextval('client_card_code'),
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL DEFAULT '',
  mobile_phone text NOT NULL DEFAULT '',
  currency text NOT NULL DEFAULT 'MXN' CHECK (currency IN ('MXN', 'MXP', 'USD')),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE app_user (
  id uuid PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('client', 'guest', 'seller', 'manager', 'admin', 'broker')),
  email text NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL DEFAULT '',
  mobile_phone text NOT NULL DEFAULT '',
  invited boolean NOT NULL DEFAULT false,
  client_id uuid REFERENCES client,
  main_store text REFERENCES store,
  active_store text REFERENCES store,
  -- raised to end every session of this person
  session_version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- a guest may use an address that has an account: that must not collide, and must not open the account
CREATE UNIQUE INDEX app_user_email ON app_user (lower(email)) WHERE NOT invited;

CREATE TABLE account_idempotency (
  key text NOT NULL,
  actor text NOT NULL,
  body_hash text NOT NULL,
  status smallint,
  reply jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (actor, key)
);
`,
};
