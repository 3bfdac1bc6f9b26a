import type { Knex } from '@actual/database';
import { privateKey, publicKey } from '@actual/kit/testing/tokens';
import { createAccountApp } from '../app';
import { unreachableOutside } from './unreachable-outside';

/** The account service behind the internal gateway, with nobody outside. */
export const openAccountApp = (db: Knex) =>
  createAccountApp({
    db,
    gatewayOf: () => 'internal',
    outside: unreachableOutside(),
    config: {
      ...{ JWT_PUBLIC_KEY: publicKey, JWT_PRIVATE_KEY: privateKey, COOKIE_SECRET: 'a'.repeat(32) },
      ...{ COOKIE_SECURE: false, LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: 0, SIGNIN_PER_MINUTE: 10 },
    },
  });
