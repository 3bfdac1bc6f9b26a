import type { Migration } from './migration';

/**
 * A session is a row, and ends there: by signing out, or with the rights it was made for. The triggers end it whoever
 * changes the person, a hand at the database too.
 */
export const sessions: Migration = {
  name: '0021-sessions',
  sql: /* sql */ `
ALTER TABLE app_user
  DROP COLUMN session_version,
  ADD COLUMN disabled_at timestamptz;

CREATE TABLE session (
  id uuid PRIMARY KEY,
  -- null once the person is deleted: the row stays, as what ended has to be known
  user_id uuid REFERENCES app_user ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE INDEX session_person ON session (user_id);
CREATE INDEX session_ended ON session (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX session_created ON session (created_at);

CREATE FUNCTION end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE session SET ended_at = clock_timestamp() WHERE user_id = OLD.id AND ended_at IS NULL;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER app_user_rights BEFORE UPDATE OF role, client_id, disabled_at ON app_user FOR EACH ROW
WHEN ((OLD.role, OLD.client_id, OLD.disabled_at) IS DISTINCT FROM (NEW.role, NEW.client_id, NEW.disabled_at))
EXECUTE FUNCTION end_sessions();
CREATE TRIGGER app_user_gone BEFORE DELETE ON app_user FOR EACH ROW EXECUTE FUNCTION end_sessions();

-- Wrong passwords, by what was guessed at and where from, as keyed digests: no e-mail and no address stands here.
CREATE TABLE sign_in_failure (
  key text PRIMARY KEY,
  failures integer NOT NULL DEFAULT 0,
  last_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sign_in_failure_last ON sign_in_failure (last_at);
`,
};
