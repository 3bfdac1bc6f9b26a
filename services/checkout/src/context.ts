import type { Site } from '@actual/contracts';
import type { Knex } from '@actual/database';
import type { Caps } from '@actual/kit/caps/caps';
import type { Mailer, MercadoPago, Sap } from '@actual/providers';
import type { FastifyBaseLogger } from 'fastify';
import type { LimitFunction } from 'p-limit';
import type { BatchWriter } from './batch-writer';
import type { Completion } from './outbox/complete-messages';
import type { PromisedOrder } from './promise/record-promises';
import type { SigningKey } from './promise/signing-key';
import type { DeliveryBook } from './stock/delivery-book';
import type { ProcessedNotifications } from './webhook/close-notifications';
import type { Notification } from './webhook/store-notifications';

export interface CheckoutSettings {
  secureCookies: boolean;
  provider: { publicKey: string; scriptUrl: string; apiUrl: string };
  notificationUrl: string;
  publicOrigins: Record<Site, string>;
  /** Signs the links of mailed quotations. */
  linkSecret: string;
  /** Signs orders' promises. */
  promiseKey: SigningKey;
  /** Domain of the Message-ID of its mails. */
  mailDomain: string;
  /** The store's own account for plain bank transfers. */
  receivingAccount: { clabe: string; bank: string; beneficiary: string };
  /** Base of the banks' secure payment hosts, for test authorizations; null where there are none. */
  secureHost: string | null;
  reconcileSeconds: number;
  paymentCheckSeconds: number;
  workerIntervalMs: number;
}

/** The parts that the use cases of the checkout work with. */
export interface Checkout {
  readonly db: Knex;
  readonly mercadoPago: MercadoPago;
  readonly sap: Sap;
  readonly mailer: Mailer;
  readonly delivery: DeliveryBook;
  /** Counts callers' uses of finite resources. */
  readonly caps: Caps;
  readonly settings: CheckoutSettings;
  /** Small writes of many, as few statements. */
  readonly writers: {
    readonly completions: BatchWriter<Completion>;
    readonly notifications: BatchWriter<Notification>;
    readonly promises: BatchWriter<PromisedOrder>;
    readonly worked: BatchWriter<ProcessedNotifications>;
  };
  /**
   * Limits how many payments are being prepared at once. Each holds a database connection while it waits for the lock
   * on its stock, so a rush on one product could otherwise use up the pool.
   */
  readonly preparing: LimitFunction;
  readonly log: FastifyBaseLogger;
  /** Wakes the workers: something was put into the outbox or the inbox. */
  readonly nudge: () => void;
}
