import type { Site } from '@actual/contracts';
import type { Knex } from '@actual/database';
import type { RowFiles } from '@actual/kit/files/row-files';
import type { Invoicing } from '@actual/providers/invoicing/types';
import type { Mailer } from '@actual/providers/mail/types';
import type { Newsletter } from '@actual/providers/newsletter/types';
import type { FastifyBaseLogger } from 'fastify';

export interface InvoiceSettings {
  publicOrigins: Record<Site, string>;
  /** Where staff read what they are mailed. */
  internalOrigin: string;
  /** Who answers what people write by the forms, at each brand. */
  customerService: Record<Site, string>;
  /** The list of each brand at the list provider. */
  newsletterLists: Record<Site, string>;
  /** Signs the links of its mails. */
  linkSecret: string;
  /** Domain of the Message-ID of its mails. */
  mailDomain: string;
  /** Postal code that invoices are issued at. */
  issuedAtZip: string;
  workerIntervalMs: number;
}

/** The providers that invoices need. */
export interface Outside {
  readonly invoicing: Invoicing;
  readonly mailer: Mailer;
  readonly newsletter: Newsletter;
  readonly settings: InvoiceSettings;
}

/** The parts that the invoice use cases work with. */
export interface Invoices extends Outside {
  readonly db: Knex;
  readonly log: FastifyBaseLogger;
  readonly files: RowFiles;
  /** Wakes the worker. */
  readonly nudge: () => void;
}
