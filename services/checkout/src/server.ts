import { connect, disconnect } from '@actual/database';
import { gatewaysByCredential, run, tokenKeysIn } from '@actual/kit';
import { createCheckout } from './app';
import { readCheckoutConfig } from './config';

const config = readCheckoutConfig();
const db = connect({ url: config.DATABASE_URL, applicationName: 'checkout', pool: config.DATABASE_POOL, keyed: true });
const { app, workers } = await createCheckout(config, db, {
  gatewayOf: gatewaysByCredential(config),
  tokenKeys: tokenKeysIn(config),
});
workers.start();
await run(app, { port: config.PORT, host: config.HOST }, () => disconnect(db));
