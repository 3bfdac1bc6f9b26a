import { z } from 'zod';

/** The owners of a remote, by e-mail. */
export type Teams = Readonly<Record<string, readonly string[]>>;

/** `checkout=ana@actual.example,luis@actual.example catalog=…` */
export const teams = z
  .string()
  .default('')
  .transform((text, context): Teams => {
    const pairs = text.split(/\s+/).filter(Boolean);
    if (pairs.every((pair) => /^[a-z]+=[^\s,=]+@[^\s,=]+(,[^\s,=]+@[^\s,=]+)*$/.test(pair)))
      return Object.fromEntries(
        pairs.map((pair) => {
          const [remote = '', members = ''] = pair.split('=');
          return [remote, members.toLowerCase().split(',')];
        }),
      );
    context.addIssue({ code: 'custom', message: 'se escribe parte=correo,correo parte=…' });
    return z.NEVER;
  });

/** Whether somebody owns a remote; one without a team is every administrator's. */
export const owns = (all: Teams, remote: string, email: string): boolean =>
  all[remote]?.includes(email.toLowerCase()) ?? true;
