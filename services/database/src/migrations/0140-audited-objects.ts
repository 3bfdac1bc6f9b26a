import type { Migration } from './migration';

/** What a call of staff made, where only its answer names it. */
export const auditedObjects: Migration = {
  name: '0140-audited-objects',
  sql: /* sql */ `
-- Of a call that makes something; audit_entry has what exists before the call.
ALTER TABLE audit_outcome ADD COLUMN object_id text;
CREATE INDEX audit_outcome_object ON audit_outcome (object_id) WHERE object_id IS NOT NULL;
`,
};
