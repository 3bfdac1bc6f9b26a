import { button, type Fact, facts, paragraph, title } from './blocks';
import { quietLink } from './quiet-link';
import { type MailContent, type RenderedMail, renderMail } from './render-mail';

/** A mail of a few sentences, optional facts and one button. */
export interface ShortMail extends Omit<MailContent, 'blocks' | 'origin'> {
  greeting: string;
  sentences: readonly string[];
  facts?: readonly Fact[];
  /** Text after the facts. */
  notes?: readonly string[];
  /** Its address also says where the mail's pictures are. */
  link: { href: string; words: string };
  /** The way to get no more of them. */
  unsubscribe?: { href: string; words: string };
}

/** A mail of a few sentences, with a button, facts or notes where there are any. */
export function shortMail({
  greeting,
  sentences,
  facts: rows = [],
  notes = [],
  link,
  unsubscribe,
  ...mail
}: ShortMail): RenderedMail {
  return renderMail({
    ...mail,
    origin: new URL(link.href).origin,
    blocks: [
      title(mail.subject),
      ...[greeting, ...sentences].map((sentence) => paragraph(sentence)),
      ...(rows.length > 0 ? [facts(rows)] : []),
      ...notes.map((note) => paragraph(note)),
      button(link),
      ...(unsubscribe ? [quietLink(unsubscribe)] : []),
    ],
  });
}
