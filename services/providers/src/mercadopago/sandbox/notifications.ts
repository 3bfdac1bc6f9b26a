import { randomUUID } from 'node:crypto';
import { request } from 'undici';
import { reasonOf } from '../../results';
import type { FaultSwitches } from '../../sandbox/faults';
import { localhostAgent } from '../../sandbox/localhost-agent';
import { signManifest, webhookManifest } from '../verify-webhook';
import type { mercadoPagoFaults } from './faults';
import type { PaymentRecord } from './payment-record';

const FIRST_LIMIT_MS = 22_000;
const RETRY_LIMIT_MS = 5_000;
const HOLD_FOR_REORDER_MS = 250;
const LOG_LENGTH = 200;
const USER_ID = 44_444;

/** The provider's +5 min, +45 min, +6 h, +2 days, +4 days on a clock that fits a working day. */
export const COMPRESSED_RETRY_DELAYS_MS = [1_000, 5_000, 30_000, 120_000, 600_000];

type Notification = {
  id: number;
  url: string;
  paymentId: number;
  action: string;
  requestId: string;
  createdAt: string;
};

/** A signed notification as it goes over the line. */
export type SignedNotification = { url: URL; headers: Record<string, string>; body: string };

/** Takes a notification somewhere; answers the HTTP status. Without one they go over HTTP. */
export type NotificationCarrier = (notification: SignedNotification, limit: AbortSignal) => Promise<number>;

const overHttp: NotificationCarrier = async ({ url, headers, body }, signal) => {
  const answer = await request(url, { method: 'POST', dispatcher: localhostAgent, signal, headers, body });
  await answer.body.dump();
  return answer.statusCode;
};

/** One try to deliver a notification, for the console. */
export type NotificationTry = {
  at: string;
  paymentId: number;
  action: string;
  url: string;
  attempt: number;
  result: string;
  ok: boolean;
};

/** Sends the signed notifications of payments, with the provider's manners: repeats, disorder, retries. */
export class Notifications {
  readonly log: NotificationTry[] = [];
  private held: Notification[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly stop = new AbortController();
  private lastId = Date.now();

  constructor(
    private readonly secret: string,
    private readonly faults: FaultSwitches<typeof mercadoPagoFaults>,
    private readonly retryDelaysMs: readonly number[],
    private readonly carry: NotificationCarrier = overHttp,
  ) {}

  /** Announces a new or changed payment to its `notification_url`. */
  announce(payment: PaymentRecord, action: 'payment.created' | 'payment.updated'): void {
    const { notification_url: url } = payment;
    if (!url || this.faults.current.silent) return;
    const notification: Notification = {
      id: ++this.lastId,
      url,
      paymentId: payment.id,
      action,
      requestId: randomUUID(),
      createdAt: new Date().toISOString(),
    };
    const copies = Array.from({ length: 1 + this.faults.current.repeatNotices }, () => notification);
    if (!this.faults.current.reorder) {
      for (const copy of copies) this.later(0, () => this.deliver(copy, 0));
      return;
    }
    if (this.held.length === 0) this.later(HOLD_FOR_REORDER_MS, () => this.releaseHeld());
    this.held.push(...copies);
  }

  close(): void {
    this.stop.abort();
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private async releaseHeld(): Promise<void> {
    const held = this.held.reverse();
    this.held = [];
    for (const notification of held) await this.deliver(notification, 0);
  }

  private async deliver(notification: Notification, attempt: number): Promise<void> {
    const result = await this.post(notification, attempt);
    const ok = result === '200' || result === '201';
    this.log.unshift({
      at: new Date().toISOString(),
      paymentId: notification.paymentId,
      action: notification.action,
      url: notification.url,
      attempt: attempt + 1,
      result,
      ok,
    });
    this.log.length = Math.min(this.log.length, LOG_LENGTH);
    const delay = this.retryDelaysMs[attempt];
    if (!ok && delay !== undefined) this.later(delay, () => this.deliver(notification, attempt + 1));
  }

  /** One delivery; answers the HTTP status or the network's complaint as text. */
  private async post(notification: Notification, attempt: number): Promise<string> {
    try {
      const ts = String(Math.floor(Date.now() / 1000));
      const url = new URL(notification.url);
      url.searchParams.set('data.id', String(notification.paymentId));
      url.searchParams.set('type', 'payment');
      const manifest = webhookManifest({
        dataId: String(notification.paymentId),
        requestId: notification.requestId,
        ts,
      });
      const limit = AbortSignal.any([
        this.stop.signal,
        AbortSignal.timeout(attempt === 0 ? FIRST_LIMIT_MS : RETRY_LIMIT_MS),
      ]);
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'MercadoPago WebHook v1.0 payment',
        'x-request-id': notification.requestId,
        'x-signature': `ts=${ts},v1=${signManifest(manifest, this.secret)}`,
      };
      const body = JSON.stringify({
        id: notification.id,
        live_mode: false,
        type: 'payment',
        date_created: notification.createdAt,
        user_id: USER_ID,
        api_version: 'v1',
        action: notification.action,
        data: { id: String(notification.paymentId) },
      });
      return String(await this.carry({ url, headers, body }, limit));
    } catch (error) {
      return reasonOf(error);
    }
  }

  private later(ms: number, run: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      if (!this.stop.signal.aborted) void run();
    }, ms);
    this.timers.add(timer);
  }
}
