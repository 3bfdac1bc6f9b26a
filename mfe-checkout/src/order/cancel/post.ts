import { isClabe, normalClabe } from '@actual/contracts/fiscal/clabe';
import { type FormAnswer, type FormPost, redirect } from '@actual/shell-contract';
import { orderQuery } from '../order-queries';
import { cancelForm, cancelPage, cancelRefusal, chosenIn, clabeRefusal } from './cancel-words';

/** Cancels without script what the page showed, and leads back to the order. */
export const post: FormPost = async ({ shell: { api, queryClient }, params, url, fields }) => {
  const id = params.id ?? '';
  const textOf = (field: string): string => {
    const value = fields.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  const clabe = normalClabe(textOf('clabe'));
  const answer: FormAnswer = { form: cancelForm, sent: false, values: { clabe }, errors: {} };
  if (clabe !== '' && !isClabe(clabe)) return { ...answer, errors: { clabe: clabeRefusal } };
  try {
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
        clabe: clabe === '' ? undefined : clabe,
      },
    });
  } catch (error) {
    return { ...answer, refused: cancelRefusal(error) };
  }
  return redirect(`/checkout/order/${id}`, 303);
};
