// the lock file decides which version there is, not the Node that its next ones need
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};
const shared = {
  transform,
  transformIgnorePatterns: [
    '/node_modules/(?!(@actual|@noble|postal-mime|marked|p-limit|yocto-queue|@fastify/cookie|cookie|@tanstack/(?:react-table|table-core|react-store|store))/)',
  ],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.nx/'],
  moduleNameMapper: {
    '\\.(woff2|svg|webp|avif|png)$': '<rootDir>/services/deploy/local/testing/file-stub.cjs',
    '/secciones\\.yaml\\?addresses$': '<rootDir>/mfe-catalog/build/testing-addresses.ts',
    '^virtual:texts$': '<rootDir>/mfe-catalog/build/testing-texts.ts',
  },
};

/** Three kinds of test, by file name: unit (`.test.ts`), component (`.test.tsx`, jsdom) and database (`.db.test.ts`). */
export default {
  // a busy machine takes its time; speed is measured in services/bench
  testTimeout: 300_000,
  // the memory that test files leave in their worker grows: a fresh worker costs a second
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/services/deploy/local/testing/longest-first.cjs',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.db\\.test\\.ts$'],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx'],
      setupFiles: ['<rootDir>/services/deploy/local/testing/jsdom-setup.cjs'],
      setupFilesAfterEnv: ['<rootDir>/services/deploy/testing/quiet-console.ts'],
    },
    {
      ...shared,
      displayName: 'database',
      testEnvironment: 'node',
      testMatch: ['**/*.db.test.ts'],
      globalSetup: '<rootDir>/services/deploy/local/testing/test-database.mjs',
      globalTeardown: '<rootDir>/services/deploy/local/testing/test-database-stop.mjs',
    },
  ],
};
