import { localOrigins, publicOrigins } from '@actual/contracts/public-origins';
import { createInvoicing } from '@actual/providers/invoicing/client';
import { createMailer } from '@actual/providers/mail/mailer';
import { createNewsletter } from '@actual/providers/newsletter/client';
import { customerServiceMails, localCustomerService } from '../forms/customer-service';
import type { InvoiceSettings, Outside } from '../invoices/context';
import { localLists } from '../newsletter/lists';
import { ofEachBrand } from '../of-each-brand';

export const testSettings: InvoiceSettings = {
  publicOrigins: publicOrigins.parse(localOrigins),
  customerService: customerServiceMails.parse(localCustomerService),
  newsletterLists: ofEachBrand.parse(localLists),
  internalOrigin: 'http://interno.localhost:4300',
  linkSecret: 'a secret of at least thirty-two characters',
  mailDomain: 'actual.example',
  issuedAtZip: '77507',
  workerIntervalMs: 50,
};

/** Providers that nobody answers for, for tests of everything else. */
export const unreachableOutside = (): Outside => ({
  invoicing: createInvoicing({ baseUrl: 'http://127.0.0.1:1/v2', apiKey: 'x' }),
  mailer: createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'ventas@actual.example' }),
  newsletter: createNewsletter({ baseUrl: 'http://127.0.0.1:1/3.0', apiKey: 'x' }),
  settings: testSettings,
});
