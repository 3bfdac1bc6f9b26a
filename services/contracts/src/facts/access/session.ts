import { isShopperRole, type Role } from './roles';

const hour = 3_600;
const day = 24 * hour;

/** Seconds that a session's token is good for; it is renewed as long as the session lives. */
export const tokenSeconds = 600;

/** Seconds a manager's grant is valid: long enough to press the button, too short to keep. */
export const managerGrantSeconds = 300;

/** How long a session lives, in seconds. */
export interface SessionLife {
  /** Without any use. */
  readonly idle: number;
  /** From signing in, however much it is used. */
  readonly whole: number;
}
/** Days without use after which a shopper's session is over. */
export const shopperIdleDays = 30;
const shoppers: SessionLife = { idle: shopperIdleDays * day, whole: 180 * day };
/** Sessions of staff: a shop day, and never into the next. */
const workers: SessionLife = { idle: 8 * hour, whole: 12 * hour };

/** How long a session of a role lives. */
export const sessionLifeOf = (role: Role): SessionLife => (isShopperRole(role) ? shoppers : workers);

/** Sessions of one person at a time; one more ends the one unused for longest. */
export const sessionsOfPerson = 50;

/** A session's key: its id and 256 random bits. */
export const sessionKeyShape = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/** A session's cookies, bound to one host by `__Host-`: its token, and the key that renews it and never changes. */
export const sessionCookieNames = (secure: boolean) =>
  secure ? { token: '__Host-sesion', key: '__Host-sesion-llave' } : { token: 'sesion', key: 'sesion-llave' };
