import { randomUUID } from 'node:crypto';
import { StateFile } from '../../sandbox/state-file';

/** A file of a mail; `content` in base64. */
export type StoredFile = { filename: string; contentType: string; size: number; content: string };

/** A mail as it arrived. */
export type StoredMail = {
  id: string;
  messageId: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  attachments?: StoredFile[];
  receivedAt: string;
  /** How often it arrived: copies with one Message-ID are one message to the reader. */
  arrivals: number;
};

const LIMIT = 20_000;
/** Mails whose words are kept; of older ones only receiver and subject. */
const WITH_WORDS = 400;
/** Mails whose files are kept; of older ones only the names. */
const WITH_FILES = 200;

const isCopy = (one: StoredMail, mail: Pick<StoredMail, 'messageId' | 'to'>): boolean =>
  one.messageId === mail.messageId && one.to.join() === mail.to.join();

/**
 * The mailbox, newest first. A copy with the same Message-ID for the same people is counted, not shown again, as the
 * large mailboxes do; `arrivals` still tells.
 */
export class MailStore {
  private mails: StoredMail[];
  private readonly file: StateFile<StoredMail[]>;

  constructor(path: string | undefined) {
    this.file = new StateFile(path, () => this.mails);
    this.mails = this.file.load() ?? [];
  }

  add(mail: Omit<StoredMail, 'id' | 'receivedAt' | 'arrivals'>): void {
    const known = mail.messageId === '' ? undefined : this.mails.find((one) => isCopy(one, mail));
    if (known) known.arrivals += 1;
    else this.mails.unshift({ id: randomUUID(), ...mail, receivedAt: new Date().toISOString(), arrivals: 1 });
    this.mails.length = Math.min(this.mails.length, LIMIT);
    const oldest = this.mails[WITH_WORDS];
    if (oldest) Object.assign(oldest, { text: '', html: '', attachments: [] });
    const old = this.mails[WITH_FILES];
    if (old?.attachments) old.attachments = old.attachments.map((one) => ({ ...one, content: '' }));
    this.file.changed();
  }

  /** All mails, or those to one address. */
  list(to?: string): StoredMail[] {
    const wanted = to?.toLowerCase();
    return wanted ? this.mails.filter((mail) => mail.to.includes(wanted)) : this.mails;
  }

  find(id: string): StoredMail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }

  clear(): void {
    this.mails = [];
    this.file.changed();
  }

  flush(): void {
    this.file.flush();
  }
}
