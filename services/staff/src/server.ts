import { connect } from '@actual/database';
import { gatewaysByCredential, run } from '@actual/kit';
import { createStaffApp } from './app';
import { staffConfig } from './config';

const config = staffConfig();
const db = connect({ url: config.DATABASE_URL, applicationName: 'staff', pool: config.DATABASE_POOL });
const app = await createStaffApp({ db, config, gatewayOf: gatewaysByCredential(config) });
await run(app, { port: config.PORT, host: config.HOST }, () => db.destroy());
