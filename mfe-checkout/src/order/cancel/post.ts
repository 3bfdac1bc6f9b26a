import { type FormAnswer, type FormPost, redirect } from '@actual/shell-contract';
import { asksForCode } from '../code/code-fields';
import { postWithCode } from '../code/post-with-code';
import { orderQuery } from '../order-queries';
import { cancelForm, cancelPage, cancelRefusal, chosenIn, clabeErrors, clabeField, clabeIn } from './cancel-words';

/** Cancels without script what the page showed, and leads back to the order. */
export const post: FormPost = async ({ shell: { api, queryClient }, params, url, fields }) => {
  const id = params.id ?? '';
  const order = await queryClient.fetchQuery(orderQuery(api, id));
  if (order.restricted) return redirect(`/checkout/order/${id}`, 303);
  const lines = chosenIn((field) => url.searchParams.get(field) ?? '', order);
  if (lines.length === 0) return redirect(cancelPage(id), 303);
  const clabe = clabeIn(fields);
  const answer: FormAnswer = { form: cancelForm, sent: false, values: { clabe }, errors: {} };
  const errors = fields.has(clabeField) && !asksForCode(fields) ? clabeErrors(clabe) : {};
  if (Object.keys(errors).length > 0) return { ...answer, errors };
  const amount = (field: string): number => Number(fields.get(field));
  const body = { lines, total: amount('total'), returned: amount('devuelto'), clabe: clabe || undefined };
  const refused = await postWithCode({ api, id, fields, answer, refusal: cancelRefusal }, (named) =>
    api('POST /order/{id}/cancellation', { params: { id }, body: { ...body, ...named } }),
  );
  return refused ?? redirect(`/checkout/order/${id}`, 303);
};
