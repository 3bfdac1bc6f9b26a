import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, delimiter, join, relative } from 'node:path';
import satisfies from 'semver/functions/satisfies.js';
import { dataDir } from '../support/store';

export const remoteNames = ['catalog', 'checkout', 'account', 'staff'] as const;
export type RemoteName = (typeof remoteNames)[number];
export type Versions = Record<RemoteName, string>;

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** A built remote, as its `remote.json` tells. */
interface Remote {
  name: RemoteName;
  version: string;
  audience: 'public' | 'internal';
  requires: Record<string, string>;
}

/** Shell and remotes of one release, built below `folder`. */
export interface Parts {
  folder: string;
  /** Which release it is, for people. */
  label: string;
  /** The first script of the shell's pages. */
  entry: string;
  /** Of each library that the shell gives, its version. */
  offers: Record<string, string>;
  remotes: Record<RemoteName, Remote>;
}

function readRemote(folder: string, name: RemoteName): Remote {
  const dist = join(folder, `mfe-${name}`, 'dist');
  return readJson(dist, readJson(dist, 'latest.json').version, 'remote.json');
}

function readParts(folder: string): Parts {
  const { entry, offers } = readJson(folder, 'shell', 'dist', 'assets.json');
  const remotes = remoteNames.map((name) => [name, readRemote(folder, name)]);
  const label = `${basename(relative('', folder)) || 'today'} (contract ${offers['@actual/shell-contract']})`;
  return { folder, label, entry, offers, remotes: Object.fromEntries(remotes) };
}

/** The release whose shell runs, and those whose remotes meet it. */
export const shellUnderTest = (): Parts => readParts(process.env.STORE_PARTS ?? '');
export const otherReleases = (): Parts[] =>
  (process.env.MATRIX_OTHERS ?? '').split(delimiter).filter(Boolean).map(readParts);

export const versionsOf = ({ remotes }: Parts): Versions =>
  Object.fromEntries(remoteNames.map((name) => [name, remotes[name].version])) as Versions;

/** The refusal of `npm run release` for a remote that needs more than this shell offers; undefined where it has all. */
export function refusalOf({ name, version, audience, requires }: Remote, { offers }: Parts): string | undefined {
  const [lacking] = Object.entries(requires).filter(([library, range]) => !satisfies(offers[library] ?? '', range));
  if (!lacking) return undefined;
  const [library, range] = lacking;
  const has = offers[library] ? `has ${offers[library]}` : 'does not have it';
  return `${name} ${version} needs ${library} ${range}, and the shell of the ${audience} gateway ${has}: release the shell first\n`;
}

/** `npm run release`, as the remote's team runs it in the sources of its release. @returns its complaint */
export async function release({ folder }: Parts, name: RemoteName): Promise<string> {
  const command = join(folder, 'shell', 'federation', 'src', 'release.mjs');
  const env = { ...process.env, REGISTRY_DIR: join(dataDir(), 'registry') };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, `mfe-${name}`, '--built'], { cwd: folder, env }, (error, _said, complaint) =>
      resolve(error ? complaint || error.message : ''),
    );
  });
}
