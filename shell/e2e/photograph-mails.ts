import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { sheet } from './support/sheet';
import { brands, sandboxOrigin } from './support/store';

interface Mail {
  id: string;
  from: string;
  subject: string;
}
/** A mail as a desktop shows it by day, and as a phone does by night. */
const looks = [
  { look: 'light', width: 680, colorScheme: 'light' },
  { look: 'dark', width: 390, colorScheme: 'dark' },
] as const;

/** One mail of each subject, whatever folios and names of products it has. */
function oneOfEach(mails: readonly Mail[]): Mail[] {
  const kinds = new Map(mails.map((mail) => [mail.subject.replaceAll(/\d+|«.*»/g, ''), mail]));
  return [...kinds.entries()].sort(([one], [other]) => one.localeCompare(other)).map(([, mail]) => mail);
}

/** Photographs one mail of each kind that a brand has sent since the mailbox was emptied, and lays them on sheets. */
export async function photographMails(browser: Browser, folder: string): Promise<string[]> {
  const answer = await fetch(`${sandboxOrigin()}/mail/messages`);
  const { messages } = (await answer.json()) as { messages: Mail[] };
  const sheets: string[] = [];
  for (const { name, site } of brands()) {
    const mails = oneOfEach(messages.filter(({ from }) => from.startsWith(name)));
    if (mails.length === 0) continue;
    for (const { look, width, colorScheme } of looks) {
      const page = await browser.newPage({ viewport: { width, height: 600 }, colorScheme });
      const shots: string[] = [];
      for (const [at, { id }] of mails.entries()) {
        await page.goto(`${sandboxOrigin()}/correo/${id}/html`);
        const file = join(folder, `${site}-mail-${look}-${at + 1}.png`);
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
