import { reasonOf } from '../results';

const PATIENCE_MS = 5_000;

/** Why a mail server would not take the store's mails; `login`: it answers, and refuses user or password. */
export interface MailRefusal {
  readonly kind: 'unreachable' | 'login' | 'not-mail';
  readonly reason: string;
}

/** Greets a mail server and signs in, as the first mail would; sends nothing. @returns null where it takes us */
export async function tryMailLogin(smtpUrl: string): Promise<MailRefusal | null> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
  });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    const { code, responseCode } = Object(error) as { code?: string; responseCode?: number };
    if (code === 'EAUTH') return { kind: 'login', reason: String(responseCode ?? 'EAUTH') };
    if (code === 'EPROTOCOL') return { kind: 'not-mail', reason: reasonOf(error) };
    return { kind: 'unreachable', reason: reasonOf(error) };
  } finally {
    transport.close();
  }
}
