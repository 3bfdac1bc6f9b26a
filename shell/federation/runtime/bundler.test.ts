type Module = { exports: unknown };
interface Runtime {
  init(options: object): unknown;
  initContainerEntry(options: object): void;
  consumes(options: object): void;
}
const path = './bundler.mjs';
let bundlerRuntime: Runtime;
beforeAll(async () => {
  ({ bundlerRuntime } = ((await import(path)) as { default: { bundlerRuntime: Runtime } }).default);
});

/** Calls the runtime as webpack's generated code does. */
function bundle(name: string, shared: object, wanted: Record<string, { shareKey: string; requiredVersion: string }>) {
  const require = {
    S: {} as Record<string, unknown>,
    m: {} as Record<string, (module: Module) => void>,
    c: {} as Record<string, unknown>,
    federation: { initOptions: { name, shared } },
    consumesLoadingData: { moduleIdToConsumeDataMapping: wanted },
  };
  bundlerRuntime.init({ webpackRequire: require });
  const run = (id: string) => {
    const module: Module = { exports: {} };
    require.m[id]?.(module);
    return module.exports;
  };
  return { require, run };
}
const react = { name: 'the one React' };
const host = () =>
  bundle('shell', { react: [{ version: '19.3.1', get: () => () => react, shareConfig: { eager: true } }] }, {});

function remote(wanted: { shareKey: string; requiredVersion: string }) {
  const { require, run } = bundle('mfe_catalog', {}, { 7: wanted });
  bundlerRuntime.initContainerEntry({ webpackRequire: require, shareScope: host().require.S.default });
  bundlerRuntime.consumes({ webpackRequire: require, chunkMapping: { 3: ['7'] }, chunkId: 3 });
  return () => run('7');
}

test('a remote gets the shell’s own copy of a library', () => {
  expect(remote({ shareKey: 'react', requiredVersion: '^19.1.0' })()).toBe(react);
});

test('another major version, or a library that nobody gives, is an error that names it', () => {
  expect(remote({ shareKey: 'react', requiredVersion: '^20.0.0' })).toThrow('react is 19.3.1, wanted ^20.0.0');
  expect(remote({ shareKey: 'vue', requiredVersion: '^3.0.0' })).toThrow('nobody gives vue');
});
