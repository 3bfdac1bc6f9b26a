import { connect, disconnect } from '@actual/database';
import { openReplica } from '@actual/database/replica/replica';
import { gatewaysByCredential, privateBucket, run, tokenKeysIn } from '@actual/kit';
import { createMailer } from '@actual/providers/mail/mailer';
import { createStaffApp } from './app';
import { staffConfig } from './config';

const config = staffConfig();
const db = connect({ url: config.DATABASE_URL, applicationName: 'staff', pool: config.DATABASE_POOL });
const replica = openReplica(db, {
  url: config.DATABASE_READ_URL,
  applicationName: 'staff',
  pool: config.DATABASE_POOL,
});
const app = await createStaffApp({
  db,
  replica,
  config,
  gatewayOf: gatewaysByCredential(config),
  tokenKeys: tokenKeysIn(config),
  mailer: createMailer({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM }),
  bucket: privateBucket.of(config),
  works: true,
});
await run(app, { port: config.PORT, host: config.HOST }, async () => {
  await replica?.close();
  await disconnect(db);
});
