import type { Migration } from './migration';

/**
 * What staff wrote down of talks, and whom they searched for, goes with the client's account: the audit log, which
 * outlives it, no longer holds either (decisions 0052 and 0064).
 */
export const forgottenTalks: Migration = {
  name: '0291-forgotten-talks',
  sql: /* sql */ `
CREATE FUNCTION forget_talks() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM follow_up_record WHERE quotation_id = NEW.id;
  UPDATE follow_up SET next_step = NULL, next_step_on = NULL WHERE quotation_id = NEW.id AND next_step IS NOT NULL;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION forget_talks() IS 'The checkout service lets go of a client whose account is deleted, and may not write the records of talks.';
CREATE TRIGGER quotation_forgotten AFTER UPDATE OF client_id ON quotation FOR EACH ROW
  WHEN (old.client_id IS NOT NULL AND new.client_id IS NULL) EXECUTE FUNCTION forget_talks();

UPDATE report_export SET asked = asked - '{term,clientSearch}'::text[] WHERE state NOT IN ('waiting', 'running');

ALTER TABLE audit_outcome DISABLE TRIGGER audit_outcome_appended;
UPDATE audit_outcome o SET after = o.after - '{notes,comment,term,clientSearch,search}'::text[]
  FROM audit_entry e WHERE e.id = o.entry_id AND jsonb_typeof(o.after) = 'object'
    AND e.call IN ('POST /quotation/addrecord/{id}', 'POST /quotation/{id}/close', 'POST /order/all/export',
      'POST /quotation/all/export', 'POST /me/views/{report}');
UPDATE audit_outcome o SET before = jsonb_build_object('nextStep', o.before #> '{nextStep,day}'),
    after = jsonb_build_object('nextStep', o.after #> '{nextStep,day}')
  FROM audit_entry e WHERE e.id = o.entry_id AND o.after IS NOT NULL AND e.call = 'PUT /quotation/{id}/nextstep';
ALTER TABLE audit_outcome ENABLE TRIGGER audit_outcome_appended;
`,
};
