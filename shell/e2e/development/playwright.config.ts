import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** Tests `npm run dev` with a copy of the project: it is built anew there, which takes minutes on a busy machine. */
export default defineConfig({
  ...journeys,
  globalSetup: `../${journeys.globalSetup}`,
  outputDir: '../../../test-results/development',
  testIgnore: [],
  timeout: 900_000,
  fullyParallel: false,
  workers: 1,
});
// the store of the tests is one that others develop against
process.env.LEND_RELEASES = '1';
