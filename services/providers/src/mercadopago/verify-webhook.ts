import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { WebhookNotification, WebhookVerdict } from './types';

const WINDOW_SECONDS = 300;
/** From here on a timestamp can only be milliseconds: Mercado Pago has sent both. */
const MILLISECONDS_FROM = 1e12;

const notificationBody = z.object({
  type: z.string().optional(),
  action: z.string().optional(),
  data: z.object({ id: z.union([z.string(), z.number()]).transform(String) }),
});

/** The text that is signed. The id goes in lower case; a part without value is left out; the last `;` stays. */
export function webhookManifest(parts: { dataId: string; requestId: string; ts: string }): string {
  const id = parts.dataId ? `id:${parts.dataId.toLowerCase()};` : '';
  const request = parts.requestId ? `request-id:${parts.requestId};` : '';
  return `${id}${request}ts:${parts.ts};`;
}

/** HMAC-SHA256 of the manifest in hex, as it stands in `x-signature` after `v1=`. */
export function signManifest(manifest: string, secret: string): string {
  return createHmac('sha256', secret).update(manifest).digest('hex');
}

/**
 * Checks that Mercado Pago sent this notification within the last five minutes.
 * The signature covers the id of the query and not the body, so a body that speaks of another id is refused as malformed.
 * Repeats inside the window pass: keep `requestId`, `paymentId` and `action` under a unique key.
 */
export function verifyWebhook(notification: WebhookNotification, secret: string, now: Date): WebhookVerdict {
  const header = single(notification.headers['x-signature']);
  if (!header) return { ok: false, reason: 'missing_signature' };

  const parts = new Map(header.split(',').map((part) => splitOnce(part)));
  const ts = parts.get('ts') ?? '';
  const signature = parts.get('v1')?.toLowerCase() ?? '';
  const dataId = single(notification.query['data.id']);
  const body = readBody(notification.rawBody);
  if (!/^\d{1,16}$/.test(ts) || !/^[0-9a-f]{64}$/.test(signature) || !dataId || !body) {
    return { ok: false, reason: 'malformed' };
  }

  const requestId = single(notification.headers['x-request-id']);
  const expected = signManifest(webhookManifest({ dataId, requestId, ts }), secret);
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(expected, 'hex'))) {
    return { ok: false, reason: 'bad_signature' };
  }
  if (body.data.id.toLowerCase() !== dataId.toLowerCase()) return { ok: false, reason: 'malformed' };

  const sentAt = Number(ts) >= MILLISECONDS_FROM ? Number(ts) / 1000 : Number(ts);
  if (Math.abs(now.getTime() / 1000 - sentAt) > WINDOW_SECONDS) return { ok: false, reason: 'outside_window' };

  return {
    ok: true,
    type: body.type ?? single(notification.query.type),
    action: body.action ?? '',
    paymentId: dataId,
    requestId,
  };
}

function readBody(raw: string | Buffer): z.infer<typeof notificationBody> | null {
  try {
    return notificationBody.safeParse(JSON.parse(raw.toString())).data ?? null;
  } catch {
    return null;
  }
}

function single(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.trim() : '';
}

function splitOnce(part: string): [string, string] {
  const at = part.indexOf('=');
  return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
}
