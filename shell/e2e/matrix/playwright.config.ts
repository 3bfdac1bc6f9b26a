import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** One shell with each remote of another release in turn, in a store of its own: `npm run matrix` says which. */
export default defineConfig({
  ...journeys,
  globalSetup: `../${journeys.globalSetup}`,
  outputDir: '../../../test-results/matrix',
  testIgnore: [],
  fullyParallel: false,
  workers: 1,
  // a part that a broken contract leaves out is waited for, but not for the whole time of a case
  use: { ...journeys.use, actionTimeout: 120_000 },
});
