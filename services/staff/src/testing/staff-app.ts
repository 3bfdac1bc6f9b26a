import { randomUUID } from 'node:crypto';
import type { Role } from '@actual/contracts';
import { localOrigins, publicOrigins } from '@actual/contracts/public-origins';
import type { Knex } from '@actual/database';
import type { Replica } from '@actual/database/replica/replica';
import type { BucketSettings } from '@actual/kit';
import { sessionToken, tokenKeys } from '@actual/kit/testing/tokens';
import type { Mailer } from '@actual/providers/mail/types';
import { createStaffApp } from '../app';
import type { Teams } from '../releases/teams';

/** Where a test sends no mail. */
const noMailer: Mailer = { send: async () => ({ kind: 'sent', messageId: '' }), close: () => undefined };

/** The staff service behind the internal gateway. */
export const openStaffApp = (
  db: Knex,
  {
    works = false,
    mailer = noMailer,
    registry = 'no-registry',
    teams = {},
    replica = null,
    bucket,
  }: {
    works?: boolean;
    replica?: Replica | null;
    mailer?: Mailer;
    registry?: string;
    teams?: Teams;
    bucket?: BucketSettings;
  } = {},
) =>
  createStaffApp({
    db,
    replica,
    works,
    bucket,
    gatewayOf: () => 'internal',
    tokenKeys,
    mailer,
    config: {
      COOKIE_SECRET: 'a'.repeat(32),
      COOKIE_SECURE: false,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: 0,
      PUBLIC_ORIGINS: publicOrigins.parse(localOrigins),
      INTERNAL_ORIGIN: 'http://interno.localhost:4300',
      MAIL_FROM: 'ventas@actual.example',
      REGISTRY_DIR: registry,
      REMOTE_TEAMS: teams,
    },
  });

/** A session's token of somebody with a role. */
export const tokenOf = (role: Role, userId: string = randomUUID()): string =>
  sessionToken({ role, userId, clientId: role === 'client' ? randomUUID() : null, site: 'actual-studio' });
