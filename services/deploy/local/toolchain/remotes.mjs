/** Publishes the remotes that a build made into the registry of this store. */
import { existsSync, mkdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { said } from '../terminal/language.mjs';
import { projectDir, releasedShell } from '../terminal/paths.mjs';

const REMOTES = ['mfe-catalog', 'mfe-checkout', 'mfe-account', 'mfe-staff'];
const federation = (/** @type {string} */ file) =>
  pathToFileURL(join(projectDir, 'shell', 'federation', 'src', 'releases', file)).href;
/**
 * @param {string} file
 * @returns {{ version: string } | undefined}
 */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * Signs the builds in `partsDir`, and publishes each remote whose build is new to the registry: a version that was
 * rolled back from, or that a share of the visitors has, stays until somebody releases it.
 * @param {string} registryDir
 * @param {import('../terminal/progress.mjs').Progress} progress
 * @param {string} signingKey
 * @param {{ partsDir?: string, shellBuild?: string }} built
 */
export async function publishBuilds(
  registryDir,
  progress,
  signingKey,
  { partsDir = projectDir, shellBuild = releasedShell } = {},
) {
  const { artifactFolder, readRegistry, registryFile } = await import(federation('registry.mjs'));
  const { publish } = await import(federation('publishing.mjs'));
  const { forgetOffers } = await import(federation('offers.mjs'));
  const { signBuild } = await import(federation('signatures.mjs'));
  await signBuild(registryDir, join(partsDir, shellBuild), signingKey);
  await forgetOffers(registryDir);
  const { remotes } = await readRegistry(registryFile(registryDir, 'internal'));
  for (const name of REMOTES) {
    const dist = join(partsDir, name, 'dist');
    const latest = readJson(join(dist, 'latest.json'));
    if (!latest) continue;
    await signBuild(registryDir, join(dist, latest.version), signingKey);
    const part = name.replace('mfe-', '');
    const stored = existsSync(artifactFolder(registryDir, part, latest.version));
    const { current, canary, withdrawn = [] } = remotes[part] ?? {};
    if (stored && [current, canary?.version, ...withdrawn].includes(latest.version)) continue;
    await publish(registryDir, join(dist, latest.version));
    progress.step(`${said({ es: 'Publicado', en: 'Published' })} ${name} ${latest.version}`);
  }
}

/**
 * Says which versions the gateways set aside while the store runs.
 * @param {string} registryDir
 * @param {(text: string) => void} say
 * @returns {Promise<() => void>} ends it
 */
export async function watchQuarantine(registryDir, say) {
  const { marks, quarantineFolder } = await import(federation('quarantine.mjs'));
  const folder = quarantineFolder(registryDir);
  mkdirSync(folder, { recursive: true });
  /** @param {import('@actual/federation/releases/quarantine').Mark} mark */
  const nameOf = ({ remote, version, at }) => `${remote} ${version} ${at}`;
  const known = new Set(marks(registryDir).map(nameOf));
  const watcher = watch(folder, () => {
    for (const mark of marks(registryDir)) {
      if (known.has(nameOf(mark))) continue;
      known.add(nameOf(mark));
      say(
        `mfe-${mark.remote} ${mark.version} quedó apartada porque detuvo la tienda; se sirve la última versión buena. Motivo: ${folder}`,
      );
    }
  });
  return () => watcher.close();
}
