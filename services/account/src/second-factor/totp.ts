import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** RFC 6238 as every authenticator app reads it: SHA-1, six digits, half a minute. */
const usual = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const issuer = 'Actual';
/** Steps that a clock may be off, to either side. */
const tolerance = 1;

const totpOf = (secret: string, label?: string): TOTP =>
  new TOTP({ ...usual, issuer, secret: Secret.fromBase32(secret), label });

/** 160 random bits, in Base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The step that a code belongs to; null for a code of no step near now. */
export function stepOf(secret: string, code: string): number | null {
  const now = Date.now();
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: tolerance });
  return delta === null ? null : Math.floor(now / 1_000 / usual.period) + delta;
}

/** The secret for an authenticator app: its address, and its QR code as one SVG element. */
export function enrollmentOf(secret: string, email: string): { secret: string; uri: string; qr: string } {
  const uri = totpOf(secret, email).toString();
  return { secret, uri, qr: renderSVG(uri, { border: 2 }) };
}
