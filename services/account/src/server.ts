import { fileURLToPath } from 'node:url';
import { connect, disconnect } from '@actual/database';
import { gatewaysByCredential, privateBucket, run, tokenKeysIn } from '@actual/kit';
import { createAccountApp } from './app';
import { accountConfig } from './config';
import { outsideOf } from './outside';

const config = accountConfig();
const db = connect({ url: config.DATABASE_URL, applicationName: 'account', pool: config.DATABASE_POOL });
const app = await createAccountApp({
  db,
  config,
  gatewayOf: gatewaysByCredential(config),
  tokenKeys: tokenKeysIn(config),
  outside: outsideOf(config),
  bucket: privateBucket.of(config),
  pdfThread: fileURLToPath(new URL('constancia/thread.mjs', import.meta.url)),
});
await run(app, { port: config.PORT, host: config.HOST }, () => disconnect(db));
