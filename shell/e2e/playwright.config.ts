import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

/** Journeys against the whole store on free ports; `STORE_STUDIO` and its sisters point at a store that runs already. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  globalSetup: '../../services/deploy/local/testing/e2e-setup.mjs',
  // slowness of a busy machine is no failure; speed is measured in services/bench
  timeout: 300_000,
  expect: { timeout: 90_000 },
  // on two cores a third would take the processor from the other two, and from the store
  workers: 2,
  retries: 0,
  reporter: [['list']],
  fullyParallel: true,
  // tests that kill a process of the store, overload it or replace its releases have a store of their own; so have
  // those that build for minutes
  testIgnore: ['faults', 'matrix', 'development', 'opening'].map((folder) => `**/e2e/${folder}/**`),
  use: {
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
