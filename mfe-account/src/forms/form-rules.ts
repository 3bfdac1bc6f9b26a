import { type FormAnswer, type FormPost, Redirect } from '@actual/shell-contract';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { type OwnWords, refusalOf } from './refusals';

/** A form's fields and rules: the page checks them while somebody types, the server where no script runs. */
export interface FormRules<Draft extends FieldValues> {
  /** Its name among the forms of its page. */
  name: string;
  /** Its fields, by the contract's names unless `inputOfComplaint` says which of its own one is. */
  labels: Readonly<Record<FieldPath<Draft>, string>>;
  /** The message for a wrong field, or true when it is right. */
  check: (field: FieldPath<Draft>, value: string, draft: Draft) => true | string;
  /** Words of its own codes. */
  words?: OwnWords<FieldPath<Draft>>;
  inputOfComplaint?: Readonly<Record<string, FieldPath<Draft>>>;
  /** Fields that are never written back. */
  secrets?: readonly FieldPath<Draft>[];
}

/** The field that says which form of a page was sent. */
export const formField = 'formulario';

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

/** The result of `send` for a form without script: the page to go to, or more data for the same page. */
type Sent = Redirect | object | undefined;

/** Checks a form sent without script and sends it on; if it is wrong, returns the typed fields with their errors. */
export async function answerForm<Draft extends FieldValues>(
  { name, labels, check, words, inputOfComplaint, secrets = [] }: FormRules<Draft>,
  fields: FormData,
  send: (draft: Draft) => Promise<Sent>,
): Promise<FormAnswer | Redirect> {
  const names = Object.keys(labels) as FieldPath<Draft>[];
  const draft = Object.fromEntries(names.map((field) => [field, textOf(fields.get(field))])) as Draft;
  const values = Object.fromEntries(
    names.filter((field) => !secrets.includes(field)).map((field) => [field, draft[field]]),
  );
  const answer: FormAnswer = { form: name, sent: false, values, errors: {} };
  const checked = names.map((field) => [field, check(field, draft[field], draft)] as const);
  const errors = Object.fromEntries(checked.filter(([, found]) => found !== true)) as FormAnswer['errors'];
  if (Object.keys(errors).length > 0) return { ...answer, errors };
  try {
    const more = await send(draft);
    return more instanceof Redirect ? more : { ...answer, sent: true, more: more ?? null };
  } catch (error) {
    const refusal = refusalOf(error, labels, words, inputOfComplaint);
    return { ...answer, errors: refusal.fields as FormAnswer['errors'], refused: refusal.text };
  }
}

/** The post of a page with several forms, by their names; an unknown name changes nothing. */
export const postOfForms =
  (posts: Readonly<Record<string, FormPost>>): FormPost =>
  async (args) => {
    const form = textOf(args.fields.get(formField));
    const post = Object.hasOwn(posts, form) ? posts[form] : undefined;
    return post?.(args) ?? { form, sent: false, values: {}, errors: {} };
  };
