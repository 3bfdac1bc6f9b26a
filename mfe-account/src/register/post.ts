import { type FormPost, redirect } from '@actual/shell-contract';
import { answerForm, type FormRules, postOfForms } from '../forms/form-rules';
import { checkField, type Draft, type DraftKind, type FieldName, fieldsOf, labels, newClientOf } from './field-rules';
import { quotationOf } from './loader';
import { registerWords } from './refusals';

/** The rules of one way to register. */
export const registerRules = (kind: DraftKind): FormRules<Draft> => ({
  name: kind,
  labels: Object.fromEntries(fieldsOf[kind].map((name) => [name, labels[name]])) as Record<FieldName, string>,
  check: checkField,
  words: registerWords,
  secrets: ['password', '_password'],
});

/** Whoever is known by now goes on with their quotation by a press of its own. */
const onward = (quotationId: string | null): string =>
  quotationId ? `/register?${new URLSearchParams({ quotation: quotationId })}` : '/';

const registerAs =
  (kind: DraftKind): FormPost =>
  ({ shell, url, fields }) =>
    answerForm(registerRules(kind), fields, async (draft) => {
      await shell.api('POST /client/register/', { body: newClientOf(draft, kind === 'invitado') });
      return redirect(onward(quotationOf(url, shell)), 303);
    });

/** The form of who is known already. */
export const goOn = 'continuar';

const goOnAs: FormPost = async ({ shell, url }) => {
  const id = quotationOf(url, shell);
  if (!id) return redirect('/', 303);
  await shell.api('POST /quotation/update/{id}', { params: { id }, body: { assignClient: true } });
  return redirect(`/checkout/client/${id}`, 303);
};

/** The forms of the page without script. */
export const post = postOfForms({
  invitado: registerAs('invitado'),
  registro: registerAs('registro'),
  'cuenta-nueva': registerAs('cuenta-nueva'),
  [goOn]: goOnAs,
});
