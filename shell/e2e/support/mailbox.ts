import { expect } from '@playwright/test';
import { sandboxOrigin } from './store';

/** The signed link in the newest mail to an address whose subject fits, once it is there. */
export async function linkIn(to: string, subject = /./): Promise<string> {
  const { port } = new URL(sandboxOrigin());
  let link = '';
  await expect
    .poll(
      async () => {
        const reply = await fetch(`http://127.0.0.1:${port}/mail/messages?to=${encodeURIComponent(to)}`);
        const { messages } = (await reply.json()) as { messages: { subject: string; text: string }[] };
        const mail = messages.find((one) => subject.test(one.subject));
        link = /http\S+llave=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
        return link;
      },
      // contact sheets have no configuration of tests, whose patience this is
      { timeout: 30_000 },
    )
    .not.toBe('');
  return link;
}
