/** HTML that is safe to send as it is. */
export class Html {
  constructor(readonly text: string) {}
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML text or attribute value. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (one) => entities[one] ?? one);

const render = (value: unknown): string => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(render).join('');
  return escapeHtml(String(value ?? ''));
};

/** Template of HTML: every value is escaped, except what is HTML already. */
export const html = (parts: TemplateStringsArray, ...values: unknown[]): Html =>
  new Html(parts.reduce((all, part, at) => all + render(values[at - 1]) + part));
