import type { Page } from '@playwright/test';

/**
 * Nothing is drawn in the page's 3D views: a processor that draws takes seven seconds for each. The journey of the
 * catalog draws its own; in `npm run test:whole` that of the plan too.
 */
export const undrawn = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const draw of ['drawArrays', 'drawElements'])
      Reflect.set(WebGL2RenderingContext.prototype, draw, () => undefined);
  });
