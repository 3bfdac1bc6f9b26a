import { limits } from '@actual/contracts/facts/limits';
import type { Knex } from '@actual/database';
import { type GatewayOf, Idempotency, Service } from '@actual/kit';
import { Caps } from '@actual/kit/caps/caps';
import { housekeeping } from '@actual/kit/housekeeping';
import type { FastifyInstance } from 'fastify';
import { claimInvoice } from './claims/claim-invoice';
import { ownRoutes } from './clients/own.routes';
import { registerPerMinute, registerRoute } from './clients/register.routes';
import type { AccountConfig } from './config';
import { fiscalListsOfSales } from './fiscal/fiscal.queries';
import { takeMessage } from './forms/take-message';
import type { Invoices, Outside } from './invoices/context';
import { invoiceRoutes } from './invoices/invoices.routes';
import { invoiceWorkers } from './invoices/work-invoices';
import { balanceRoute, ewalletRoute } from './ledgers/ledgers.routes';
import { askForLink } from './recovery/ask-for-link';
import { changePassword } from './recovery/change-password';
import { authorizeManager } from './session/authorize-manager';
import { currentUser } from './session/current-user';
import { SignIn } from './session/sign-in';
import { signInRoute } from './session/sign-in.routes';
import { signOut } from './session/sign-out';

export type AccountAppConfig = Pick<
  AccountConfig,
  | 'JWT_PUBLIC_KEY'
  | 'JWT_PRIVATE_KEY'
  | 'COOKIE_SECRET'
  | 'COOKIE_SECURE'
  | 'LOG_LEVEL'
  | 'RATE_LIMIT_PER_MINUTE'
  | 'SIGNIN_PER_MINUTE'
>;

/** The account service, not yet listening. Its invoice workers start once it listens. */
export async function createAccountApp({
  db,
  config,
  gatewayOf,
  outside,
}: {
  db: Knex;
  config: AccountAppConfig;
  gatewayOf: GatewayOf;
  outside: Outside;
}): Promise<FastifyInstance> {
  // no idempotency table: kept replies would hold tokens; calls that keep one say what, see idempotent
  const service = await Service.create({
    name: 'account',
    gatewayOf,
    db,
    logLevel: config.LOG_LEVEL,
    perMinute: config.RATE_LIMIT_PER_MINUTE,
    jwtPublicKey: config.JWT_PUBLIC_KEY,
    jwtPrivateKey: config.JWT_PRIVATE_KEY,
    cookieSecret: config.COOKIE_SECRET,
    secureCookies: config.COOKIE_SECURE,
  });
  const { log } = service.app;
  const idempotency = new Idempotency({ db, table: 'account_idempotency', secret: config.COOKIE_SECRET, log });
  const caps = new Caps({
    capped: config.RATE_LIMIT_PER_MINUTE > 0,
    ...{ secret: config.COOKIE_SECRET, uses: 'account_caller_use', proofs: 'account_spent_proof' },
  });
  const signIn = new SignIn(db, config);
  service
    .implement('POST /auth/signin', {
      perMinute: config.SIGNIN_PER_MINUTE,
      handle: signInRoute(db, signIn, config.COOKIE_SECURE),
    })
    .implement('POST /auth/signout', signOut(db, config.COOKIE_SECURE))
    .implement('POST /client/register/', {
      perMinute: registerPerMinute,
      handle: registerRoute(db, idempotency, config),
    })
    .implement('POST /auth/manager', { perMinute: config.SIGNIN_PER_MINUTE, handle: authorizeManager(db, signIn) })
    .implement('GET /client/{id}/ewallet', ewalletRoute(db))
    .implement('GET /client/{id}/balance', balanceRoute(db))
    .implement('GET /me', currentUser(db, config.COOKIE_SECURE));
  ownRoutes(service, { db, idempotency }, config);
  const invoices: Invoices = { db, log, ...outside, nudge: () => worker.nudge() };
  const worker = invoiceWorkers(invoices);
  invoiceRoutes(service, invoices, idempotency);
  const forms = { db, caps, idempotency, nudge: invoices.nudge };
  service
    .implement('GET /fiscal/lists', async () => fiscalListsOfSales)
    .implement('POST /sendfiscaldata', claimInvoice(invoices, { caps, idempotency }))
    .implement('POST /sendcontact', (call) => takeMessage(forms, 'contact', call))
    .implement('POST /sendsuggestions', (call) => takeMessage(forms, 'suggestion', call))
    .implement('POST /user/send_password_recovery', askForLink(db, caps, invoices.nudge))
    .implement('POST /user/update_password', { perMinute: limits.newPasswords.most, handle: changePassword(db) });
  service.assertComplete();
  const keeper = housekeeping(db, 'account', log);
  service.app.addHook('onListen', async () => {
    worker.start();
    keeper.start();
  });
  service.app.addHook('onClose', async () => {
    await Promise.all([worker.stop(), keeper.stop()]);
    outside.mailer.close();
  });
  return service.app;
}
