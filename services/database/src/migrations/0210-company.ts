import type { Migration } from './migration';

/**
 * The company's data, which administrators edit (decision 0178). Without its row a store uses the values it was built
 * with.
 */
export const company: Migration = {
  name: '0210-company',
  sql: /* sql */ `
CREATE TABLE company (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  name text NOT NULL,
  rfc text NOT NULL,
  address text NOT NULL,
  phone text NOT NULL,
  mail text NOT NULL,
  privacy_mail text NOT NULL,
  phone_week jsonb NOT NULL,
  office_week jsonb NOT NULL
);
COMMENT ON TABLE company IS 'Who sells, in one row; without it a store goes by what it was built with.';
COMMENT ON COLUMN company.phone_week IS 'Of each day, Monday first, from when to when somebody answers the telephone.';
COMMENT ON COLUMN company.office_week IS 'Of each day, Monday first, from when to when the office is open.';
`,
};
