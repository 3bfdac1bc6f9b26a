import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** What happens when parts of a store die, hang or are asked for too much: one after the other, in a store of their own. */
export default defineConfig({
  ...journeys,
  globalSetup: `../${journeys.globalSetup}`,
  outputDir: '../../../test-results/faults',
  testIgnore: [],
  fullyParallel: false,
  workers: 1,
});
