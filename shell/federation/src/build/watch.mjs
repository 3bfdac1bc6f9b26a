/**
 * `node watch.mjs mfe-checkout`: builds a remote, and again whenever its sources change, publishes each build, and says
 * so in one line. Open pages replace its components; see `../refresh/`.
 */
import { join } from 'node:path';
import { root } from '../root.mjs';
import { watchRemote } from './watch-remote.mjs';

// React and the refresh plugin read it; the caller's own setting must not win
process.env.NODE_ENV = 'development';
process.env.BUILD_MODE = 'development';
const [part] = process.argv.slice(2);
const parent = process.ppid;
setInterval(() => {
  // the parent process was killed
  if (process.ppid !== parent) process.exit(0);
}, 1_000).unref();
/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);
await watchRemote(join(root, part), {
  registry: process.env.REGISTRY_DIR ?? join(root, '.data', 'registry'),
  onBuilt: (ms) => say(`${part} está al día (${(ms / 1000).toFixed(1)} s).`),
  onFailed: ({ message }) => say(message),
});
