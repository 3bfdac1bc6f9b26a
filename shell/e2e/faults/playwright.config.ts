import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** Kills, stops and overloads parts of a store, one after the other, in a store of their own. */
export default defineConfig({
  ...journeys,
  globalSetup: `../${journeys.globalSetup}`,
  outputDir: '../../../test-results/faults',
  testIgnore: [],
  fullyParallel: false,
  workers: 1,
});
