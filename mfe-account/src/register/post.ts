import { ApiError, type FormPost, type Redirect, redirect, type ShellApi } from '@actual/shell-contract';
import { answerForm, type FormRules, postOfForms } from '../forms/form-rules';
import { quotationOf } from './loader';
import { registerWords } from './refusals';
import {
  checkField,
  type Draft,
  type DraftKind,
  type FieldName,
  fieldsOf,
  labels,
  newClientOf,
} from './register-rules';

export const registerRules = (kind: DraftKind): FormRules<Draft> => ({
  name: kind,
  labels: Object.fromEntries(fieldsOf[kind].map((name) => [name, labels[name]])) as Record<FieldName, string>,
  check: checkField,
  words: registerWords,
  secrets: ['password', '_password'],
});

/** Gives the quotation to who just registered or signed in; the page says why where that is refused. */
async function goOnWith(id: string | null, { api }: ShellApi): Promise<Redirect> {
  if (!id) return redirect('/', 303);
  try {
    await api('POST /quotation/update/{id}', { params: { id }, body: { assignClient: true } });
    return redirect(`/checkout/client/${id}`, 303);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      return redirect(`/register?${new URLSearchParams({ quotation: id })}`, 303);
    throw error;
  }
}

const registerAs =
  (kind: DraftKind): FormPost =>
  ({ shell, url, fields }) =>
    answerForm(registerRules(kind), fields, async (draft) => {
      await shell.api('POST /client/register/', { body: newClientOf(draft, kind === 'invitado') });
      return goOnWith(quotationOf(url, shell), shell);
    });

/** The form for a user who is signed in already. */
export const goOn = 'continuar';

const goOnAs: FormPost = ({ shell, url }) => goOnWith(quotationOf(url, shell), shell);

/** The forms of the page without script. */
export const post = postOfForms({
  invitado: registerAs('invitado'),
  registro: registerAs('registro'),
  'cuenta-nueva': registerAs('cuenta-nueva'),
  [goOn]: goOnAs,
});
