import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** These start a store beside the one under test, and wait for most of their time. */
const withOwnStore = ['**/killed-store.spec.ts', '**/measuring-store.spec.ts'];

/** Kills, stops and overloads parts of a store, one after the other, in a store of their own. */
export default defineConfig({
  ...journeys,
  globalSetup: `../${journeys.globalSetup}`,
  outputDir: '../../../test-results/faults',
  testIgnore: [],
  fullyParallel: false,
  workers: 2,
  projects: [
    { name: 'the store', testIgnore: withOwnStore, workers: 1 },
    { name: 'a store of its own', testMatch: withOwnStore, workers: 1 },
  ],
});
