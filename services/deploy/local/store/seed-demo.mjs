/** Fills the empty store of `DATABASE_URL` with the demo, in a process that ends: its data would stay in the memory of the start command. */
import { pathToFileURL } from 'node:url';
import { demoFile } from './demo.mjs';

/** @type {typeof import('@actual/database/demo')} */
const { seedDemoStore } = await import(pathToFileURL(demoFile).href);
await seedDemoStore({
  adminUrl: process.env.DATABASE_URL ?? '',
  report: (text) => process.stdout.write(`${text}\n`),
});
process.exit(0);
