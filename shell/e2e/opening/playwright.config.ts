import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** The opening of a store on real domains: a copy of the project is built with its company, which takes minutes. */
export default defineConfig({
  ...journeys,
  globalSetup: undefined,
  outputDir: '../../../test-results/opening',
  testIgnore: [],
  timeout: 900_000,
  fullyParallel: false,
  workers: 1,
  use: { ...journeys.use, ignoreHTTPSErrors: true },
});
