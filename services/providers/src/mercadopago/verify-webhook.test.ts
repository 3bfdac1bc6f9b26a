import { signManifest, verifyWebhook, webhookManifest } from './verify-webhook';

const SECRET = 'secret';
const NOW = new Date('2026-11-20T18:00:00Z');
const NOW_SECONDS = NOW.getTime() / 1000;

function notification(
  changes: { id?: string; bodyId?: string; ts?: string; secret?: string; signature?: string } = {},
) {
  const { id = '123456', ts = String(NOW_SECONDS), secret = SECRET } = changes;
  const v1 = changes.signature ?? signManifest(webhookManifest({ dataId: id, requestId: 'req-1', ts }), secret);
  return {
    rawBody: JSON.stringify({ type: 'payment', action: 'payment.updated', data: { id: changes.bodyId ?? id } }),
    headers: { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': 'req-1' },
    query: { 'data.id': id, type: 'payment' },
  };
}

const verdict = (sent: Parameters<typeof verifyWebhook>[0]) => verifyWebhook(sent, SECRET, NOW);

it('accepts a notification signed with the secret', () => {
  expect(verdict(notification())).toEqual({
    ok: true,
    type: 'payment',
    action: 'payment.updated',
    paymentId: '123456',
    requestId: 'req-1',
  });
});

it('agrees with a signature worked out by hand', () => {
  expect(webhookManifest({ dataId: 'ORD01ABC', requestId: 'r', ts: '1' })).toBe('id:ord01abc;request-id:r;ts:1;');
  expect(webhookManifest({ dataId: '1', requestId: '', ts: '1' })).toBe('id:1;ts:1;');
});

it('refuses a notification signed with another secret, or changed after signing', () => {
  expect(verdict(notification({ secret: 'other' }))).toEqual({ ok: false, reason: 'bad_signature' });
  const moved = { ...notification(), query: { 'data.id': '999999', type: 'payment' } };
  expect(verdict(moved)).toEqual({ ok: false, reason: 'bad_signature' });
});

it('refuses a body that speaks of another payment than the signed one', () => {
  expect(verdict(notification({ bodyId: '999999' }))).toEqual({ ok: false, reason: 'malformed' });
});

it('accepts an upper-case id, which is signed in lower case, and an upper-case signature', () => {
  expect(verdict(notification({ id: 'ORD01JQ' }))).toMatchObject({ ok: true, paymentId: 'ORD01JQ' });
  const signature = signManifest(
    webhookManifest({ dataId: '123456', requestId: 'req-1', ts: String(NOW_SECONDS) }),
    SECRET,
  );
  expect(verdict(notification({ signature: signature.toUpperCase() }))).toMatchObject({ ok: true });
});

it.each([
  ['seconds, five minutes old', String(NOW_SECONDS - 300), true],
  ['milliseconds', String(NOW.getTime()), true],
  ['seconds, too old', String(NOW_SECONDS - 301), false],
  ['milliseconds, too old', String(NOW.getTime() - 301_000), false],
  ['from the future', String(NOW_SECONDS + 301), false],
])('minds the hour: %s', (_, ts, ok) => {
  expect(verdict(notification({ ts }))).toMatchObject(ok ? { ok } : { ok, reason: 'outside_window' });
});

it.each([
  ['no signature', { headers: {} }, 'missing_signature'],
  ['a signature without hour', { headers: { 'x-signature': `v1=${'a'.repeat(64)}` } }, 'malformed'],
  ['a short signature', { headers: { 'x-signature': 'ts=1,v1=abc' } }, 'malformed'],
  ['no id', { query: {} }, 'malformed'],
  ['a body that is not JSON', { rawBody: 'x' }, 'malformed'],
])('refuses %s', (_, change, reason) => {
  expect(verdict({ ...notification(), ...change })).toEqual({ ok: false, reason });
});
