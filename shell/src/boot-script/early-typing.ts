import { isHydrated, whenHydrated } from './hydrated';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const fields = 'input, textarea, select';
const property = (field: Field) =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type) ? 'checked' : 'value';

/** Writes as the browser does when a person types: unseen by React, which keeps its own record of its writing. */
function write(field: Field, name: 'checked' | 'value', content: unknown): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, content);
}

/** Tells a field's code the text that was typed before the code loaded. */
function tell(field: Field, content: unknown): void {
  const name = property(field);
  const isFile = field.type === 'file';
  // nobody may write a chosen file, and React asks for no other value before it
  if (!isFile) {
    // first another value, seen by React, so that the real one is a change for it
    Reflect.set(field, name, name === 'checked' ? !content : `${content} `);
    write(field, name, content);
  }
  const event = isFile || field instanceof HTMLSelectElement ? 'change' : name === 'checked' ? 'click' : 'input';
  field.dispatchEvent(new Event(event, { bubbles: true }));
  // once React has drawn it: some fields take their text when they are left
  setTimeout(() => {
    if (document.activeElement !== field) field.dispatchEvent(new Event('focusout', { bubbles: true }));
  });
}

/** Keeps typed and chosen values of fields whose code has not arrived, and tells them to it when it has. */
export function keepEarlyTyping(): void {
  // kept beside the fields: telling one of a form makes React write its own values into the others
  const typed = new Map<Field, unknown>();
  const keep = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(fields)) return;
    const field = target as Field;
    const isKnown = typed.has(field);
    if (!isKnown && isHydrated(field)) return;
    typed.set(field, Reflect.get(field, property(field)));
    if (isKnown) return;
    whenHydrated(field, () => {
      const content = typed.get(field);
      typed.delete(field);
      tell(field, content);
    });
  };
  for (const name of ['input', 'change']) document.addEventListener(name, keep, { capture: true });
}
