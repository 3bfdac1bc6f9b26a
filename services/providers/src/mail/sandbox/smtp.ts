import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Attachment } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';
import { beSlow, type FaultSwitches } from '../../sandbox/faults';
import type { MailStore, StoredFile } from './mail-store';

const SIZE_LIMIT = 10 * 1024 * 1024;
const count = z.coerce.number().int().min(0).max(1_000_000).default(0);

/** The faults that the mail sandbox can be told to make. */
export const mailFaults = z.strictObject({ slowMs: count, failNext: count });

/** A file of a mail, as the mailbox keeps it. */
function fileOf({ filename, mimeType, content }: Attachment): StoredFile {
  const text = String(content);
  return {
    filename: filename ?? 'archivo',
    contentType: mimeType,
    size: Buffer.byteLength(text, 'base64'),
    content: text,
  };
}

/** Takes mail on `port` (0: any free one), keeps it, and delivers it nowhere. */
export async function startSmtp(
  options: { port: number; host: string },
  store: MailStore,
  faults: FaultSwitches<typeof mailFaults>,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: SIZE_LIMIT,
    logger: false,
    closeTimeout: 200,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
      receive(stream, recipients).then(() => done(), done);
    },
  });

  async function receive(stream: NodeJS.ReadableStream, recipients: string[]): Promise<void> {
    const raw = await buffer(stream);
    await beSlow(faults.current.slowMs);
    if (faults.take('failNext')) throw Object.assign(new Error('Fault switch, try again later'), { responseCode: 451 });
    const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
    const { name, address } = mail.from ?? {};
    store.add({
      messageId: mail.messageId ?? '',
      from: name ? `${name} <${address ?? ''}>` : (address ?? ''),
      to: recipients,
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      attachments: mail.attachments.map(fileOf),
    });
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => resolve());
  });
  server.on('error', () => undefined);
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
