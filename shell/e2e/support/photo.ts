import type { Page } from '@playwright/test';

/** A photograph as a browser makes one. */
export async function makePhoto(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 480);
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#b98a5e';
      context.fillRect(0, 0, 640, 480);
    }
    const file = await canvas.convertToBlob({ type: 'image/jpeg' });
    return [...new Uint8Array(await file.arrayBuffer())];
  });
  return Buffer.from(bytes);
}
