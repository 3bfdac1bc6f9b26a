/** Fills the empty store of `DATABASE_URL` with the demo, in a process of its own, whose memory is freed when it ends. */
import { pathToFileURL } from 'node:url';
import { demoFile } from './demo.mjs';

/** @type {typeof import('@actual/database/demo')} */
const { seedDemoStore } = await import(pathToFileURL(demoFile).href);
await seedDemoStore({
  adminUrl: process.env.DATABASE_URL ?? '',
  report: (text) => process.stdout.write(`${text}\n`),
});
process.exit(0);
