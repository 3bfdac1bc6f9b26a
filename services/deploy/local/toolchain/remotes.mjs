/** Publishes the remotes that a build made into the registry of this store. */
import { existsSync, mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectDir } from '../terminal/paths.mjs';

const REMOTES = ['mfe-catalog', 'mfe-checkout', 'mfe-account', 'mfe-staff'];
const federation = (file) => pathToFileURL(join(projectDir, 'shell', 'federation', 'src', file)).href;
const readJson = (file, otherwise) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise);

/**
 * Signs what builds may run where cards are typed, and publishes each remote whose build differs from the one published
 * at the last start, so that a version somebody went back to with `npm run rollback` stays until there is something new.
 */
export async function publishBuilds(registryDir, progress, signingKey) {
  const { artifactFolder, publish } = await import(federation('registry.mjs'));
  const { signBuild } = await import(federation('payment-inventory.mjs'));
  await signBuild(registryDir, join(projectDir, 'shell', 'dist'), signingKey);
  const memory = join(registryDir, 'published.json');
  const published = readJson(memory, {});
  for (const name of REMOTES) {
    const dist = join(projectDir, name, 'dist');
    const latest = readJson(join(dist, 'latest.json'), undefined);
    if (latest) await signBuild(registryDir, join(dist, latest.version), signingKey);
    if (!latest) continue;
    const stored = existsSync(artifactFolder(registryDir, name.replace('mfe-', ''), latest.version));
    if (stored && published[name] === latest.version) continue;
    await publish(registryDir, join(dist, latest.version));
    published[name] = latest.version;
    progress.step(`Publicado ${name} ${latest.version}`);
  }
  mkdirSync(registryDir, { recursive: true });
  writeFileSync(memory, `${JSON.stringify(published, null, 2)}\n`);
}

/**
 * Says which versions the gateways set aside while the store runs.
 * @param {(text: string) => void} say
 * @returns {Promise<() => void>} ends it
 */
export async function watchQuarantine(registryDir, say) {
  const { marks, quarantineFolder } = await import(federation('quarantine.mjs'));
  const folder = quarantineFolder(registryDir);
  mkdirSync(folder, { recursive: true });
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
