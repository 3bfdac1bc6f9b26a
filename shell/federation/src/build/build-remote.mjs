/** `node ../shell/federation/src/build/build-remote.mjs`, in a remote's folder: its `build` script. */
import { resolve } from 'node:path';
import { buildRemote } from './build.mjs';

const started = Date.now();
try {
  const { name, version } = await buildRemote(resolve(process.argv[2] ?? '.'));
  process.stdout.write(`${name} ${version} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
