import type { Migration } from './migration';

/**
 * The database itself refuses what the domain's transition tables do not have (`services/domain/src/states.ts`): a lost
 * condition in one statement cannot bring a paid order back to waiting. The pairs stand in the triggers' conditions, so a
 * legal change calls no function.
 */
export const stateTransitions: Migration = {
  name: '0015-state-transitions',
  sql: /* sql */ `
CREATE FUNCTION refuse_transition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a % does not go from % to %', TG_TABLE_NAME, OLD.status, NEW.status
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
END $$;

CREATE TRIGGER payment_transition BEFORE UPDATE OF status ON payment FOR EACH ROW
WHEN (OLD.status <> NEW.status AND (OLD.status, NEW.status) NOT IN (
  ('started', 'unknown'), ('started', 'pending'), ('started', 'approved'), ('started', 'rejected'), ('started', 'cancelled'),
  ('unknown', 'pending'), ('unknown', 'approved'), ('unknown', 'rejected'), ('unknown', 'cancelled'),
  ('pending', 'approved'), ('pending', 'rejected'), ('pending', 'cancelled'),
  ('approved', 'refunded'), ('cancelled', 'approved')
)) EXECUTE FUNCTION refuse_transition();

CREATE TRIGGER orders_transition BEFORE UPDATE OF status ON orders FOR EACH ROW
WHEN (OLD.status <> NEW.status AND (OLD.status, NEW.status) NOT IN (
  ('pending-payment', 'pending-sap'), ('pending-payment', 'canceled'),
  ('pending-sap', 'completed'), ('pending-sap', 'canceled'),
  ('completed', 'canceled'), ('canceled', 'pending-sap')
)) EXECUTE FUNCTION refuse_transition();
`,
};
