import type { Migration } from './migration';

/** Buyers have their pieces stored, and choose the day of another attempt (decision 0201). */
export const buyersStore: Migration = {
  name: '0277-buyers-store',
  sql: /* sql */ `
ALTER TABLE delivery_event ALTER COLUMN by_staff DROP NOT NULL;
COMMENT ON COLUMN delivery_event.by_staff IS 'Who of the staff noted it; null when the buyer asked for it.';
`,
};
