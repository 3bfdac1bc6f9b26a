import { createHash, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataDir } from '../support/store';

interface Releases {
  publish(folder: string, built: string): Promise<boolean>;
  rollback(folder: string, name: string, from: string): Promise<string>;
  publishCanary(folder: string, built: string, who: { share: number; brands: string[] }): Promise<unknown>;
  stopCanary(folder: string, name: string): Promise<unknown>;
  signBuild(folder: string, built: string, key: string | undefined): Promise<void>;
  signingKey(env: object, folder: string): Promise<string | undefined>;
}
/** The release commands are plain JavaScript. */
const modules = ['publishing', 'canaries', 'signatures'].map((name) => `@actual/federation/releases/${name}`);
const releases = async (): Promise<Releases> =>
  Object.assign({}, ...(await Promise.all(modules.map((name) => import(name)))));
const registry = () => join(dataDir(), 'registry');

/** A good version of a remote again, as `version`, with `misdeed` at the end of its server bundle. */
async function buildAgain(
  { remote, good, version, misdeed }: { remote: string; good: string; version: string; misdeed: string },
  use: (built: string) => Promise<unknown>,
): Promise<void> {
  const built = mkdtempSync(join(tmpdir(), 'faulty-'));
  try {
    cpSync(versionFolder(remote, good), built, { recursive: true });
    const description = JSON.parse(readFileSync(join(built, 'remote.json'), 'utf8'));
    const bundle = join(built, 'server', description.server.file);
    const code = `${readFileSync(bundle, 'utf8')}\n;${misdeed}\n`;
    writeFileSync(bundle, code);
    const sha256 = createHash('sha256').update(code).digest('hex');
    const server = { ...description.server, sha256 };
    writeFileSync(join(built, 'remote.json'), JSON.stringify({ ...description, version, server }));
    const { signBuild, signingKey } = await releases();
    await signBuild(registry(), built, await signingKey({}, registry()));
    await use(built);
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

/**
 * Releases a good version again with a misdeed in it, as its team would.
 * @returns the faulty version
 */
export async function releaseFaulty(remote: string, good: string, name: string, misdeed: string): Promise<string> {
  const version = `${good}-${name}`;
  const { publish } = await releases();
  await buildAgain({ remote, good, version, misdeed }, (built) => publish(registry(), built));
  return version;
}

/** Takes a release back, as its team would. */
export const takeBack = async (remote: string, version: string): Promise<unknown> =>
  (await releases()).rollback(registry(), remote, version);

/** Where a released version lies. */
export const versionFolder = (remote: string, version: string): string =>
  join(registry(), 'artifacts', remote, version);

/** Releases a good version with a misdeed in it to half of the visitors of a brand. */
export async function releaseToHalf(remote: string, good: string, site: string, misdeed: string): Promise<string> {
  // a version that is there already stays as it is
  const version = `${good}-${site}-${randomUUID().slice(0, 8)}`;
  const { publishCanary } = await releases();
  const who = { share: 50, brands: [site] };
  await buildAgain({ remote, good, version, misdeed }, (built) => publishCanary(registry(), built, who));
  return version;
}

export const stopCanary = async (remote: string): Promise<unknown> => (await releases()).stopCanary(registry(), remote);

/** Replaces a part of every route: `part` is its name, `value` its code. */
export const inEveryRoute = (part: 'loader' | 'Component', value: string): string => {
  const spoiled = part === 'loader' ? `loader: ${value}` : `lazy: async () => ({ Component: ${value} })`;
  return `module.exports = { ...module.exports, routes: module.exports.routes.map((route) => ({ ...route, ${spoiled} })) };`;
};

/** A function that takes memory until there is none. */
export const memoryBomb = '() => { const all = []; for (;;) all.push(new Array(10000).fill(all.length)); }';

/** The version that a page was made with. */
export const versionIn = (html: string, remote: string): string | undefined =>
  new RegExp(`/_mfe/${remote}/([\\w.-]+)/`).exec(html)?.[1];
