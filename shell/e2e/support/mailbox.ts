import { expect } from '@playwright/test';
import { sandboxOrigin } from './store';

interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** The newest mail to an address whose subject fits, once it is there. */
export async function mailTo(to: string, subject = /./): Promise<Mail> {
  const { port } = new URL(sandboxOrigin());
  const found: Mail[] = [];
  await expect
    .poll(
      async () => {
        const reply = await fetch(`http://127.0.0.1:${port}/mail/messages?to=${encodeURIComponent(to)}`);
        const { messages } = (await reply.json()) as { messages: Mail[] };
        found.push(...messages.filter((one) => subject.test(one.subject)).slice(0, 1));
        return found.length;
      },
      // as long as the tests' configuration allows; contact sheets run without one
      { timeout: 90_000 },
    )
    .toBeGreaterThan(0);
  return found[0] as Mail;
}

/** The signed link in the newest mail to an address whose subject fits, once it is there. */
export async function linkIn(to: string, subject?: RegExp): Promise<string> {
  const { text } = await mailTo(to, subject);
  const link = /http\S+llave=\S+/.exec(text)?.[0];
  if (!link) throw new Error(`no signed link in the mail to ${to}`);
  return link;
}
