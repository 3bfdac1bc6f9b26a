import type { Site } from '@actual/contracts/facts/company/brands';
import type { MailLook } from '@actual/themes-contract/mail-look';

/** The look of a brand's mails, found by its folder as in `load-brand.ts`, and bundled with the service that sends them. */
export const mailLookOf = (site: Site): MailLook => require(`../../${site}/src/mail.ts`).mailLook;
