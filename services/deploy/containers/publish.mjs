/**
 * `node publish.mjs mfe-checkout`: signs the build that this image holds and publishes it to the registry of
 * REGISTRY_DIR. `shell` only signs the scripts that may run where cards are typed: the shell itself is the gateways'
 * image.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '@actual/federation/releases/publishing';
import { signBuild } from '@actual/federation/releases/signatures';

/**
 * @param {string} part
 * @param {string} registry
 * @param {string} key
 */
async function release(part, registry, key) {
  if (part === 'shell') {
    await signBuild(registry, join('shell', 'dist'), key);
    return 'shell signed';
  }
  const { version } = JSON.parse(await readFile(join(part, 'dist', 'latest.json'), 'utf8'));
  const built = join(part, 'dist', version);
  await signBuild(registry, built, key);
  return `${part} ${version} ${(await publish(registry, built)) ? 'publicada' : 'ya era la vigente'}`;
}

try {
  const { REGISTRY_DIR, RELEASE_PRIVATE_KEY } = process.env;
  const [part] = process.argv.slice(2);
  if (!part || !REGISTRY_DIR) throw new Error('Usage: REGISTRY_DIR=… RELEASE_PRIVATE_KEY=… node publish.mjs PART');
  process.stdout.write(`${await release(part, REGISTRY_DIR, RELEASE_PRIVATE_KEY ?? '')}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
