import { reviewText } from '@actual/contracts/facts/text/field-texts';
import { sessionOverText, tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { ApiError, connectionText } from '@actual/shell-contract';

/** The messages of a refused form: for the form, and for its fields. */
export interface Refusal<Field extends string> {
  text?: string;
  fields: Partial<Record<Field, string>>;
}

/** Something went wrong before any call, and its message is for the person. */
export class Said extends Error {}

/** Words of a form's own codes, `code:reason` before `code` where the answer gives a reason. */
export type OwnWords<Field extends string> = Partial<Record<string, string | Refusal<Field>['fields']>>;

/**
 * The messages for a refused call, by its code, and for values that break the contract, at their fields. `labels` are
 * the form's fields, by the contract's names; `inputOf` translates a name that the form calls otherwise.
 */
export function refusalOf<Field extends string>(
  error: unknown,
  labels: Readonly<Record<Field, string>>,
  own: OwnWords<Field> = {},
  inputOf: Readonly<Record<string, Field>> = {},
): Refusal<Field> {
  const only = (text: string): Refusal<Field> => ({ text, fields: {} });
  if (error instanceof Said) return only(error.message);
  if (!(error instanceof ApiError)) return only(tryAgainText);
  const { reason } = (error.details ?? {}) as { reason?: unknown };
  const words = own[`${error.code}:${reason}`] ?? own[error.code];
  if (typeof words === 'string') return only(words);
  if (words) return { fields: words };
  if (error.code === 'invalid_input' && Array.isArray(error.details)) {
    const wrong = error.details
      // of a field inside the form: `form.email`
      .map(({ field }: { field?: unknown }) => String(field).split('.').at(-1) ?? '')
      .map((name) => inputOf[name] ?? name)
      .filter((name): name is Field => name in labels);
    const fields = Object.fromEntries(wrong.map((name) => [name, reviewText(labels[name])]));
    if (wrong.length > 0) return { fields: fields as Refusal<Field>['fields'] };
  }
  if (error.code === 'unauthorized') return only(sessionOverText);
  // of a form without script, which does no work: it was sent as fast as programs are
  if (error.code === 'proof_required') return only('Espera unos segundos y envíalo de nuevo.');
  if (error.code === 'rate_limited') return only(`${tryAgainText} en un minuto`);
  return only(connectionText(error) ?? tryAgainText);
}
