import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataDir } from '../support/store';

interface Releases {
  publish(folder: string, built: string): Promise<boolean>;
}
/** The release commands are plain JavaScript. */
const releases = '@actual/federation/registry';
const registry = () => join(dataDir(), 'registry');
/**
 * Releases a good version of a remote again with `misdeed` at the end of its server bundle, as its team would.
 * @returns the faulty version
 */
export async function releaseFaulty(remote: string, good: string, name: string, misdeed: string): Promise<string> {
  const faulty = `${good}-${name}`;
  const built = mkdtempSync(join(tmpdir(), 'faulty-'));
  try {
    cpSync(join(registry(), 'artifacts', remote, good), built, { recursive: true });
    const description = JSON.parse(readFileSync(join(built, 'remote.json'), 'utf8'));
    const bundle = join(built, 'server', description.server.file);
    const code = `${readFileSync(bundle, 'utf8')}\n;${misdeed}\n`;
    writeFileSync(bundle, code);
    const sha256 = createHash('sha256').update(code).digest('hex');
    const server = { ...description.server, sha256 };
    writeFileSync(join(built, 'remote.json'), JSON.stringify({ ...description, version: faulty, server }));
    const { publish } = (await import(releases)) as Releases;
    await publish(registry(), built);
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
  return faulty;
}

/** Replaces a part of every route: `part` is its name, `value` its code. */
export const inEveryRoute = (part: 'loader' | 'Component', value: string): string => {
  const spoiled = part === 'loader' ? `loader: ${value}` : `lazy: async () => ({ Component: ${value} })`;
  return `module.exports = { ...module.exports, routes: module.exports.routes.map((route) => ({ ...route, ${spoiled} })) };`;
};

/** The version that a page was made with. */
export const versionIn = (html: string, remote: string): string | undefined =>
  new RegExp(`/_mfe/${remote}/([\\w.-]+)/`).exec(html)?.[1];
