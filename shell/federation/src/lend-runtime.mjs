/**
 * Lends the shell's federation runtime to the remotes, whose builds leave it out (`externalRuntime`). The plugin's own
 * `provideExternalRuntime` does the same with the CommonJS copy, which puts the whole runtime on the page twice.
 */
import * as core from '@module-federation/runtime/core';

export default () => ({
  name: 'lend-runtime',
  beforeInit(args) {
    globalThis._FEDERATION_RUNTIME_CORE = core;
    return args;
  },
});
