import type { Site } from '@actual/contracts';
import { brandOf } from './brands';
import { button, frame } from './frame';
import { type Html, html } from './html';

/** A mail of a few sentences, with facts where there are any and one thing to press. */
export interface ShortMail {
  site: Site;
  subject: string;
  preview: string;
  greeting: string;
  sentences: readonly string[];
  facts?: readonly (readonly [term: string, value: string])[];
  /** Said after the facts. */
  notes?: readonly string[];
  link: { href: string; words: string };
  closing: string;
}

/** A short mail in the brand of its site, as HTML and as text. */
export function shortMail(mail: ShortMail): { subject: string; html: string; text: string } {
  const { subject, preview, greeting, sentences, facts = [], notes = [], link, closing } = mail;
  const brand = brandOf(mail.site);
  const paragraph = (text: string): Html => html`<p style="margin:0 0 16px;">${text}</p>`;
  const row = ([term, value]: readonly [string, string]): Html =>
    html`<tr><td style="padding:8px 12px 8px 0;border-bottom:1px solid ${brand.line};color:${brand.quiet};vertical-align:top;">${term}</td><td style="padding:8px 0;border-bottom:1px solid ${brand.line};font-weight:bold;">${value}</td></tr>`;
  const page = frame(brand, {
    title: subject,
    preview,
    body: html`<h1 style="margin:0 0 14px;font-family:${brand.display};font-size:24px;line-height:30px;font-weight:normal;">${subject}</h1>
${paragraph(greeting)}${sentences.map(paragraph)}
${facts.length > 0 ? html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;font-size:15px;line-height:21px;">${facts.map(row)}</table>` : ''}
${notes.map(paragraph)}${button(brand, link.href, link.words)}`,
    closing: `${brand.name}. ${closing}`,
  });
  const text = [
    ...[greeting, '', ...sentences, ...(facts.length > 0 ? [''] : [])],
    ...facts.map(([term, value]) => `${term}: ${value}`),
    ...['', ...notes, '', `${link.words}: ${link.href}`, '', brand.name],
  ].join('\n');
  return { subject, html: page, text };
}
