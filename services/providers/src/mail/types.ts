import type { ProviderFailure } from '../results';

export type MailerSettings = {
  /** `smtp://host:port` or `smtps://user:password@host:port`. */
  smtpUrl: string;
  /** The sender's address, without a name. */
  from: string;
};

export type Mail = {
  to: string;
  /** The name people read as sender: the brand's. */
  fromName: string;
  subject: string;
  html: string;
  text: string;
  /** Made from what the mail is about (`order-<id>@actual.example`), so that a repeated mail can be traced. */
  messageId: string;
  replyTo?: string;
};

export type Mailer = {
  send(mail: Mail): Promise<{ kind: 'sent'; messageId: string } | ProviderFailure>;
  /** Closes the connections that are kept open. */
  close(): void;
};
