import type { Migration } from './migration';

/** Texts of pages of information that administrators wrote instead of the release's (decision 0197). */
export const pageTexts: Migration = {
  name: '0275-page-texts',
  sql: /* sql */ `
CREATE TABLE page_text (
  scope text NOT NULL,
  page text NOT NULL,
  lead text NOT NULL,
  description text NOT NULL,
  body text NOT NULL,
  updated_on date NOT NULL,
  PRIMARY KEY (scope, page)
);
COMMENT ON TABLE page_text IS 'Texts of pages of information that hold instead of the release''s; a brand''s own before that of all brands.';
COMMENT ON COLUMN page_text.scope IS 'A site''s handle, or store: all brands.';
COMMENT ON COLUMN page_text.page IS 'The page''s address, with dots for slashes: manual.pieles.';
COMMENT ON COLUMN page_text.body IS 'Markdown; never HTML, which the catalog service makes of it for each answer.';
COMMENT ON COLUMN page_text.updated_on IS 'The day since which the page says it, which it shows itself.';
`,
};
