import type { Page } from '@playwright/test';

/** The page's code, or other code, is on its way until the answered function is called. */
export async function holdBack(page: Page, code = '**/assets/shell-*.js'): Promise<() => void> {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(code, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}
