import type { Migration } from './migration';

/** Who asked for the newsletter of a brand, and when they said by its mail that it was them: the proof of their word. */
export const newsletter: Migration = {
  name: '0034-newsletter',
  sql: /* sql */ `
CREATE TABLE newsletter_reader (
  id uuid PRIMARY KEY,
  site text NOT NULL,
  email text NOT NULL,
  -- SHA-256 of what the last mail brought; null once it was used
  token_hash text,
  expires_at timestamptz NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  ended_at timestamptz
);
CREATE UNIQUE INDEX newsletter_reader_email ON newsletter_reader (site, lower(email));
CREATE UNIQUE INDEX newsletter_reader_token ON newsletter_reader (token_hash);
CREATE INDEX newsletter_reader_asked ON newsletter_reader (asked_at) WHERE confirmed_at IS NULL;
`,
};
