import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { linkIn } from './mailbox';
import { dataDir } from './store';

/** As if an order had come so many days ago; below 0, as if it came in so many. From the project's folder, where tests and contact sheets are run. */
export async function deliver(order: string, days: number): Promise<void> {
  const { STORE_DATABASE_URL: url } = process.env;
  const env = { ...process.env, DATA_DIR: dataDir(), ...(url ? { DATABASE_URL: url } : {}) };
  const args = ['services/deploy/local/testing/deliver-order.mjs', order, String(days)];
  await promisify(execFile)('node', args, { env });
}

/** The order whose page is shown was delivered ten days ago. @returns the link of the mail that asks its buyer about it */
export async function reviewLink(page: Page, email: string): Promise<string> {
  await deliver(new URL(page.url()).pathname.split('/')[3] ?? '', 10);
  return linkIn(email, /^¿Qué te pareci/);
}

/** A photograph as a browser makes one. */
export async function photograph(page: Page): Promise<Buffer> {
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
