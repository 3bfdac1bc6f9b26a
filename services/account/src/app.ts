import { endpointsOfAccount } from '@actual/contracts/account/endpoints';
import type { Knex } from '@actual/database';
import { type BucketSettings, type Call, type GatewayOf, Idempotency, Service, type TokenKeys } from '@actual/kit';
import { Caps } from '@actual/kit/caps/caps';
import { filesOf } from '@actual/kit/files/files-of';
import { outboxGauges } from '@actual/kit/monitoring/gauges';
import type { FastifyInstance } from 'fastify';
import { fileJudge } from './attachments/judge-file';
import { takeFile } from './attachments/take-file';
import { claimInvoice } from './claims/claim-invoice';
import { createClient } from './clients/create-client';
import { ownRoutes } from './clients/own.routes';
import { registerRoute } from './clients/register.routes';
import type { AccountConfig } from './config';
import { readConstancia } from './constancia/read-constancia';
import { pdfReader } from './constancia/read-pdf';
import { askForDeletion } from './deletion/ask-for-deletion';
import { confirmEmail } from './email-change/confirm-email';
import { EmailLinks } from './email-proof/email-link';
import { openEmailLink } from './email-proof/open-email-link';
import { exportRoutes } from './exports/exports.routes';
import { favoriteRoutes } from './favorites/favorites.routes';
import { clientFiscalRoutes } from './fiscal/client-fiscal.routes';
import { fiscalListsOfSales } from './fiscal/right-fiscal-data';
import { messageRoutes } from './forms/messages.routes';
import { takeMessage } from './forms/take-message';
import type { Invoices, Outside } from './invoices/context';
import { invoiceRoutes } from './invoices/invoices.routes';
import { invoiceWorkers } from './invoices/work-invoices';
import { balanceRoute, ewalletRoute } from './ledgers/ledgers.routes';
import { newsletterRoutes } from './newsletter/newsletter.routes';
import { hasPasskeyHere } from './passkeys/passkeys.queries';
import { passkeyRoutes } from './passkeys/passkeys.routes';
import { relyingPartyOf } from './passkeys/relying-party';
import { askForLink } from './recovery/ask-for-link';
import { changePassword } from './recovery/change-password';
import { askToBeTold } from './restock/ask-to-be-told';
import { cancelRequests } from './restock/cancel-requests';
import { reviewRoutes } from './reviews/reviews.routes';
import { roomPlanRoutes } from './room-plans/room-plans.routes';
import { SecondFactor } from './second-factor/second-factor';
import { secondFactorRoutes } from './second-factor/second-factor.routes';
import { authorizeManager } from './session/authorize-manager';
import { currentUser } from './session/current-user';
import { sessionRoutes } from './session/sessions.routes';
import { SignIn } from './session/sign-in';
import { signInRoute } from './session/sign-in.routes';
import { signOut } from './session/sign-out';
import { teamRoutes } from './team/team.routes';
import { accountWorkers } from './workers';

export type AccountAppConfig = Pick<
  AccountConfig,
  | 'COOKIE_SECRET'
  | 'COOKIE_SECURE'
  | 'LOG_LEVEL'
  | 'RATE_LIMIT_PER_MINUTE'
  | 'SECOND_FACTOR_SECRET'
  | 'SIGNIN_PER_MINUTE'
  | 'STAFF_SIGN_IN'
>;

const idempotencyTable = 'account_idempotency';
/** Calls whose replies are kept for their idempotency keys: those of signed-in people that hold no token. */
const keptReplies = [
  'POST /client/create',
  'PUT /client/{id}/currency',
  'PUT /client/{id}/fiscaladdress',
  'POST /invoice/cancel/',
  'POST /invoice/create/',
  'POST /invoice/replace/',
  'POST /invoice/send/',
  'POST /me/client/contacts',
  'PUT /messages/{id}',
  'PUT /reviews/{id}',
  'POST /team',
  'POST /team/{id}/end',
  'POST /team/{id}/invite',
  'POST /team/{id}/restore',
  'PUT /team/{id}',
] as const;

/** The account service, not yet listening. Its invoice workers start once it listens. */
export async function createAccountApp({
  db,
  config,
  gatewayOf,
  tokenKeys,
  outside,
  pdfThread,
  bucket,
}: {
  db: Knex;
  config: AccountAppConfig;
  gatewayOf: GatewayOf;
  tokenKeys: TokenKeys;
  outside: Outside;
  /** The built program that reads PDFs of strangers. */
  pdfThread: string;
  /** The bucket of invoices and uploaded files. */
  bucket?: BucketSettings | undefined;
}): Promise<FastifyInstance> {
  const service = await Service.create({
    name: 'account',
    endpoints: endpointsOfAccount,
    gatewayOf,
    db,
    logLevel: config.LOG_LEVEL,
    perMinute: config.RATE_LIMIT_PER_MINUTE,
    tokenKeys,
    cookieSecret: config.COOKIE_SECRET,
    secureCookies: config.COOKIE_SECURE,
    useTable: 'account_caller_use',
    idempotencyTable,
    keptReplies,
  });
  outboxGauges(service, db, 'account_outbox');
  const { log } = service.app;
  const files = filesOf(service, { db, role: 'account', bucket });
  const idempotency = new Idempotency({ db, table: idempotencyTable, secret: config.COOKIE_SECRET, log });
  service.app.addHook('onClose', async () => idempotency.end());
  const caps = new Caps({
    capped: config.RATE_LIMIT_PER_MINUTE > 0,
    secret: config.COOKIE_SECRET,
    uses: 'account_caller_use',
    proofs: 'account_spent_proof',
  });
  const signIn = new SignIn(db, config);
  const factor = new SecondFactor(db, signIn.guesses, config.SECOND_FACTOR_SECRET);
  const links = new EmailLinks(outside.settings.linkSecret, config.COOKIE_SECURE);
  const entering = {
    db,
    links,
    devices: signIn.devices,
    secure: config.COOKIE_SECURE,
    nudge: () => worker.nudge(),
  };
  const asking = {
    factor,
    required: config.STAFF_SIGN_IN !== 'demo',
    hasPasskey: (call: Pick<Call, 'site' | 'request'>, userId: string) =>
      hasPasskeyHere(db, userId, relyingPartyOf(outside.settings, call).id),
  };
  service
    .implement('POST /auth/signin', {
      perMinute: { limit: 'signIns', most: config.SIGNIN_PER_MINUTE },
      handle: signInRoute(signIn, asking, entering),
    })
    .implement('POST /auth/signout', signOut(db, config.COOKIE_SECURE))
    .implement('POST /client/register/', {
      perMinute: 'registrations',
      handle: registerRoute({ db, caps, idempotency }, config),
    })
    .implement('POST /auth/manager', {
      perMinute: { limit: 'signIns', most: config.SIGNIN_PER_MINUTE },
      handle: authorizeManager(db, signIn),
    })
    .implement('GET /client/{id}/ewallet', ewalletRoute(db))
    .implement('GET /client/{id}/balance', balanceRoute(db))
    .implement('GET /me', currentUser(db));
  sessionRoutes(service, db, config.COOKIE_SECURE);
  ownRoutes(service, { db, caps, signIn, nudge: entering.nudge }, config);
  teamRoutes(service, { db, caps, secret: config.COOKIE_SECRET, nudge: entering.nudge });
  clientFiscalRoutes(service, db);
  passkeyRoutes(service, { db, signIn, entering, settings: outside.settings });
  roomPlanRoutes(service, db);
  favoriteRoutes(service, { db, caps, secureCookies: config.COOKIE_SECURE });
  reviewRoutes(service, { db, caps, files, linkSecret: outside.settings.linkSecret });
  secondFactorRoutes(service, { db, signIn, factor });
  const invoices: Invoices = { db, log, files, ...outside, nudge: () => worker.nudge() };
  const worker = invoiceWorkers(invoices);
  invoiceRoutes(service, invoices);
  newsletterRoutes(service, { db, caps, linkSecret: outside.settings.linkSecret, nudge: invoices.nudge });
  exportRoutes(service, { db, caps, linkSecret: outside.settings.linkSecret, nudge: invoices.nudge });
  messageRoutes(service, { db, files });
  const pdfs = pdfReader(pdfThread);
  const forms = { db, caps, idempotency, nudge: invoices.nudge };
  service
    .implement('POST /me/client/fiscaladdress/constancia', {
      perMinute: 'constancias',
      handle: readConstancia(pdfs.read),
    })
    .implement('GET /fiscal/lists', async () => fiscalListsOfSales)
    .implement('POST /sendfiscaldata', claimInvoice(invoices, { caps, idempotency }))
    .implement('POST /sendcontact', (call) => takeMessage(forms, 'contact', call))
    .implement('POST /forms/attachment', takeFile(db, caps, fileJudge(pdfs.judge)))
    .implement('POST /sendsuggestions', (call) => takeMessage(forms, 'suggestion', call))
    .implement('POST /me/delete', askForDeletion({ db, signIn, secure: config.COOKIE_SECURE, nudge: invoices.nudge }))
    .implement('POST /client/create', (call) =>
      createClient(db, call, { secret: config.COOKIE_SECRET, nudge: invoices.nudge }),
    )
    .implement('POST /restock/{id}', askToBeTold(db, caps, outside.settings.linkSecret))
    .implement('POST /restock/cancel/{id}', cancelRequests(db, outside.settings.linkSecret))
    .implement('POST /user/send_password_recovery', askForLink(db, caps, invoices.nudge))
    .implement('GET /email/{id}/open', openEmailLink(db, links, config.COOKIE_SECURE))
    .implement('POST /user/confirm_email', {
      perMinute: 'newPasswords',
      handle: confirmEmail(db, invoices.nudge),
    })
    .implement('POST /user/update_password', {
      perMinute: 'newPasswords',
      handle: changePassword({ db, devices: signIn.devices, secret: config.COOKIE_SECRET }),
    });
  service.assertComplete();
  const workers = accountWorkers(worker, invoices);
  service.app.addHook('onListen', async () => workers.start());
  service.app.addHook('onClose', async () => {
    await workers.stop();
    outside.mailer.close();
  });
  return service.app;
}
