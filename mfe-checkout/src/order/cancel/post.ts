import { type FormAnswer, type FormPost, redirect } from '@actual/shell-contract';
import { orderQuery } from '../order-queries';
import {
  accountErrors,
  accountFields,
  accountIn,
  cancelForm,
  cancelPage,
  cancelRefusal,
  chosenIn,
  codeRefusal,
  isWrongCode,
  mailsCode,
} from './cancel-words';

/** Cancels without script what the page showed, and leads back to the order; or mails the code that it asks for. */
export const post: FormPost = async ({ shell: { api, queryClient }, params, url, fields }) => {
  const id = params.id ?? '';
  const textOf = (field: string): string => {
    const value = fields.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  const account = accountIn(textOf);
  const asks = textOf(accountFields.step) === mailsCode;
  const answer: FormAnswer = { form: cancelForm, sent: false, values: { clabe: account.clabe }, errors: {} };
  const errors = fields.has(accountFields.clabe) ? accountErrors(account, !asks && fields.has(accountFields.code)) : {};
  if (Object.keys(errors).length > 0) return { ...answer, errors };
  try {
    if (asks) {
      await api('POST /order/{id}/cancellation/code', { params: { id } });
      return { ...answer, sent: true };
    }
    const order = await queryClient.fetchQuery(orderQuery(api, id));
    if (order.restricted) return redirect(`/checkout/order/${id}`, 303);
    const lines = chosenIn((field) => url.searchParams.get(field) ?? '', order);
    if (lines.length === 0) return redirect(cancelPage(id), 303);
    await api('POST /order/{id}/cancellation', {
      params: { id },
      body: {
        lines,
        total: Number(textOf('total')),
        returned: Number(textOf('devuelto')),
        clabe: account.clabe || undefined,
        code: account.code || undefined,
      },
    });
  } catch (error) {
    if (isWrongCode(error)) return { ...answer, errors: { [accountFields.code]: codeRefusal } };
    return { ...answer, refused: cancelRefusal(error) };
  }
  return redirect(`/checkout/order/${id}`, 303);
};
