import type { Knex } from '@actual/database';
import type { GatewayOf } from '@actual/kit';
import { tokenKeys } from '@actual/kit/testing/tokens';
import { createAccountApp } from '../app';
import { unreachableOutside } from './unreachable-outside';

/** The account service behind the internal gateway unless told, with nobody outside. */
export const openAccountApp = (
  db: Knex,
  {
    gatewayOf = () => 'internal',
    staffSignIn = 'demo',
    perMinute = 0,
  }: { gatewayOf?: GatewayOf; staffSignIn?: 'demo' | 'two-factors'; perMinute?: number } = {},
) =>
  createAccountApp({
    db,
    gatewayOf,
    tokenKeys,
    outside: unreachableOutside(),
    pdfThread: 'nothing is read here',
    config: {
      COOKIE_SECRET: 'a'.repeat(32),
      SECOND_FACTOR_SECRET: 'b'.repeat(32),
      STAFF_SIGN_IN: staffSignIn,
      COOKIE_SECURE: false,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: perMinute,
      SIGNIN_PER_MINUTE: 10,
    },
  });
