import { createHmac } from 'node:crypto';

/** Both are one mailbox. */
const googles: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Dots at Google, and a suffix after a plus, lead to the same mailbox. */
function mailboxOf(email: string): string {
  const [box = '', domain = ''] = email.trim().toLowerCase().split('@');
  const plain = box.replace(/\+.*$/, '');
  return googles.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

/** The keyed digests under which one caller's uses are counted, so that the counts name nobody. */
export class Digests {
  constructor(private readonly secret: string) {}

  of(
    scope: 'holder' | 'address' | 'network' | 'email' | 'account' | 'card' | 'quotation' | 'order' | 'item' | 'package',
    value: string,
  ): string {
    const text = scope === 'email' ? mailboxOf(value) : value;
    return createHmac('sha256', this.secret).update(`caller:${scope}:${text}`).digest('base64url').slice(0, 22);
  }
}
