/** @typedef {{ version: string, get: () => () => unknown, shareConfig?: object }} Given a shared library as generated code gives it */
/** @typedef {{ name: string, shared?: Record<string, Given[]> }} InitOptions */
/** @typedef {Record<string, Record<string, Given & { from: string, eager: boolean }>>} Scope */
/** @typedef {{ federation: { initOptions: InitOptions }, S: Record<string, Scope>, c: Record<string, unknown>, m: Record<string, (module: { exports: unknown }) => void>, consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, { shareKey: string, requiredVersion: string }> } }} Bundler `__webpack_require__` of generated code */
/**
 * The bundler runtime of the federation, which the plugin's option `implementation` leads to. Containers, share scope
 * and generated code are those of `@module-federation/enhanced`; its own runtime also knows manifests, snapshots,
 * preloading and version ranges, weighs 19 KB in the shell and 21 KB in each remote's entry, and runs before anything
 * else does. Here one shell gives every shared library at once (`eager`), and a remote brings none (`import: false`): a
 * missing library is an error.
 */

/** The one share scope. */
const scope = 'default';
/** @param {string} version */
const majorOf = (version) => /\d+/.exec(version)?.[0];

/**
 * Puts this build's libraries into the share scope: everything in the shell, nothing in a remote.
 * @param {{ webpackRequire: Bundler }} options
 */
function init({ webpackRequire }) {
  const { initOptions } = webpackRequire.federation;
  webpackRequire.S ??= {};
  for (const [name, given] of Object.entries(initOptions.shared ?? {})) {
    for (const { version, get, shareConfig } of given) {
      webpackRequire.S[scope] ??= {};
      webpackRequire.S[scope][name] = { [version]: { version, get, shareConfig, from: initOptions.name, eager: true } };
    }
  }
  return { options: initOptions };
}

/**
 * A remote's container entry: it takes the shell's share scope as it is.
 * @param {{ webpackRequire: Bundler, shareScope: Scope }} options
 */
function initContainerEntry({ webpackRequire, shareScope }) {
  webpackRequire.S[scope] = shareScope;
}

/**
 * @param {Bundler} bundler
 * @param {string} id
 * @throws when nobody gives the library, or another major version of it
 */
function take({ S, consumesLoadingData }, id) {
  const { shareKey, requiredVersion } = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  const [given] = Object.values(S[scope]?.[shareKey] ?? {});
  if (!given) throw new Error(`nobody gives ${shareKey}`);
  if (majorOf(given.version) !== majorOf(requiredVersion)) {
    throw new Error(`${shareKey} is ${given.version}, wanted ${requiredVersion}`);
  }
  return given.get()();
}

/**
 * Makes modules that stand for shared libraries: each takes its library when it is first needed.
 * @param {Bundler} webpackRequire
 * @param {string[]} ids
 */
function stand(webpackRequire, ids) {
  for (const id of ids) {
    webpackRequire.m[id] = (module) => {
      // a failed load may be tried again
      delete webpackRequire.c[id];
      module.exports = take(webpackRequire, id);
    };
  }
}

const bundlerRuntime = {
  init,
  initContainerEntry,
  /** @param {{ webpackRequire: Bundler, initialConsumes: string[] }} options */
  installInitialConsumes: ({ webpackRequire, initialConsumes }) => stand(webpackRequire, initialConsumes),
  /** @param {{ webpackRequire: Bundler, chunkMapping: Record<string, string[]>, chunkId: string }} options */
  consumes: ({ webpackRequire, chunkMapping, chunkId }) => stand(webpackRequire, chunkMapping[chunkId] ?? []),
  /** Sharing is there from the start. */
  I: () => true,
};

// the name and the shape that generated code asks for
export default { runtime: {}, bundlerRuntime, bundlerRuntimeOptions: {} };
