import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { sheet } from './support/sheet';
import { brands } from './support/store';

interface Mail {
  html: string;
  text: string;
}
/** Every mail of a brand whose pictures are at `origin`, by name. */
export type MailPreviews = (site: string, origin: string) => Readonly<Record<string, Mail>>;

/** A mail as a small phone and a desktop show it by day, as a phone does by night, and as its text part is read. */
const looks = [
  { look: 'small', width: 320, colorScheme: 'light' },
  { look: 'light', width: 680, colorScheme: 'light' },
  { look: 'dark', width: 390, colorScheme: 'dark' },
  { look: 'text', width: 680, colorScheme: 'light' },
] as const;

async function show(page: Page, { html, text }: Mail, asText: boolean): Promise<void> {
  await page.setContent(asText ? '<pre style="white-space:pre-wrap;font:14px/1.5 monospace;margin:16px"></pre>' : html);
  if (asText) await page.locator('pre').evaluate((node, words) => node.append(words), text);
  await page.waitForLoadState('networkidle');
}

/** Photographs every mail of each brand, and lays them on a sheet for each look. */
export async function photographMails(browser: Browser, folder: string, previews: MailPreviews): Promise<string[]> {
  const sheets: string[] = [];
  for (const { site, origin } of brands()) {
    const mails = Object.entries(previews(site, origin));
    for (const { look, width, colorScheme } of looks) {
      const page = await browser.newPage({ viewport: { width, height: 600 }, colorScheme });
      const shots: string[] = [];
      for (const [name, mail] of mails) {
        await show(page, mail, look === 'text');
        const file = join(folder, `${site}-mail-${name}-${look}.png`);
        await page.screenshot({ path: file, fullPage: true });
        shots.push(file);
      }
      await page.close();
      const file = join(folder, `${site}-mails-${look}.png`);
      await sheet(shots, width, file);
      sheets.push(file);
    }
  }
  return sheets;
}
