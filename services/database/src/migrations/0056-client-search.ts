import type { Migration } from './migration';

/** What staff find a client by beside their words (`client_words`): the beginning of the card code, and who is no guest. */
export const clientSearch: Migration = {
  name: '0056-client-search',
  sql: /* sql */ `
CREATE INDEX client_card_code_beginning ON client (card_code text_pattern_ops);
CREATE INDEX app_user_client ON app_user (client_id) WHERE client_id IS NOT NULL;
`,
};
