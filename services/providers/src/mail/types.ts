import type { ProviderFailure } from '../results';

export type MailerSettings = {
  /** `smtp://host:port` or `smtps://user:password@host:port`. */
  smtpUrl: string;
  /** The sender's address, without a name. */
  from: string;
};

/** A file that travels with a mail. */
export type Attachment = { filename: string; contentType: string; content: Buffer };

export type Mail = {
  to: string;
  /** The name people read as sender: the brand's. */
  fromName: string;
  subject: string;
  html: string;
  text: string;
  /** Made from the mail's subject matter (`order-<id>@actual.example`), so that a repeated mail can be traced. */
  messageId: string;
  replyTo?: string;
  attachments?: readonly Attachment[];
};

export type Mailer = {
  send(mail: Mail): Promise<{ kind: 'sent'; messageId: string } | ProviderFailure>;
  /** Closes the connections that are kept open. */
  close(): void;
};
