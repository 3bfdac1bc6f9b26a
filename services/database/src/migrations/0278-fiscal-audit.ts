import type { Migration } from './migration';

/** The audit log keeps which fiscal data of a client changed, not the data: it outlives the client's account (decision 0064). */
export const fiscalAudit: Migration = {
  name: '0278-fiscal-audit',
  sql: /* sql */ `
ALTER TABLE audit_outcome DISABLE TRIGGER audit_outcome_appended;
UPDATE audit_outcome o SET before = NULL,
  after = jsonb_build_object('changed', coalesce((SELECT jsonb_agg(now.key ORDER BY now.key)
    FROM jsonb_each_text(o.after) now WHERE coalesce(now.value, '') <> coalesce(o.before->>now.key, '')), '[]'))
  FROM audit_entry e WHERE e.id = o.entry_id AND e.call = 'PUT /client/{id}/fiscaladdress' AND jsonb_typeof(o.after) = 'object';
ALTER TABLE audit_outcome ENABLE TRIGGER audit_outcome_appended;
`,
};
