import { createInvoicing } from '@actual/providers/invoicing/client';
import { createMailer } from '@actual/providers/mail/mailer';
import { createNewsletter } from '@actual/providers/newsletter/client';
import type { AccountConfig } from './config';
import type { Outside } from './invoices/context';

/** The configured invoicing provider and mail server. */
export const outsideOf = (config: AccountConfig): Outside => ({
  invoicing: createInvoicing({ baseUrl: config.INVOICING_BASE_URL, apiKey: config.INVOICING_API_KEY }),
  mailer: createMailer({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM }),
  newsletter: createNewsletter({ baseUrl: config.NEWSLETTER_BASE_URL, apiKey: config.NEWSLETTER_API_KEY }),
  settings: {
    publicOrigins: config.PUBLIC_ORIGINS,
    customerService: config.CUSTOMER_SERVICE_MAIL,
    newsletterLists: config.NEWSLETTER_LISTS,
    internalOrigin: config.INTERNAL_ORIGIN,
    linkSecret: config.COOKIE_SECRET,
    mailDomain: config.MAIL_FROM.split('@')[1] ?? 'localhost',
    issuedAtZip: config.INVOICING_ZIP,
    workerIntervalMs: config.WORKER_INTERVAL_MS,
  },
});
