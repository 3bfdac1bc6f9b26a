/**
 * The one list of libraries that exist once on the page. The shell owns the copies (`eager`); remotes carry none
 * (`import: false`). The router and the query client are not in it: remotes use them through `@actual/shell-contract`,
 * so that unused parts are shaken out of the shell. Components of `@actual/ui` are small and each build takes the few
 * it uses.
 */
import { createRequire } from 'node:module';

export const sharedNames = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
  '@actual/shell-contract',
  '@actual/themes-contract',
];

const requireFrom = createRequire(import.meta.url);

/**
 * Version of the package that provides a shared name.
 * @param {string} name
 * @returns {string}
 */
function versionOf(name) {
  const [scope, rest] = name.split('/');
  const packageName = name.startsWith('@') ? `${scope}/${rest}` : scope;
  for (const folder of requireFrom.resolve.paths(packageName) ?? []) {
    try {
      return requireFrom(`${folder}/${packageName}/package.json`).version;
    } catch {
      // looked for in the next folder
    }
  }
  throw new Error(`${packageName} is not installed`);
}

/**
 * @param {(version: string) => object} settings
 * @returns {Record<string, { singleton: boolean, requiredVersion: string }>}
 */
const sharedBy = (settings) =>
  Object.fromEntries(
    sharedNames.map((name) => {
      const version = versionOf(name);
      // any version of the same major: the shell may be newer than a remote, never the other way round
      const requiredVersion = `^${version}`;
      return [name, { singleton: true, requiredVersion, ...settings(version) }];
    }),
  );

/** Of each shared library, the versions a remote built now can live with. */
export const requiredByRemote = () =>
  Object.fromEntries(Object.entries(sharedByRemote()).map(([name, { requiredVersion }]) => [name, requiredVersion]));
/** Of each shared library, the version a shell built now has. */
export const offeredByHost = () => Object.fromEntries(sharedNames.map((name) => [name, versionOf(name)]));

export const sharedByHost = () => sharedBy((version) => ({ eager: true, version }));
export const sharedByRemote = () => sharedBy(() => ({ import: false }));
