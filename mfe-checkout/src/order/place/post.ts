import { type FormAnswer, type FormPost, redirect } from '@actual/shell-contract';
import { asksForCode } from '../code/code-fields';
import { postWithCode } from '../code/post-with-code';
import { placeForm, placeIn } from './place-fields';
import { placeRefusalText } from './place-words';

/** Changes who receives and where without script, and leads back to the order. */
export const post: FormPost = async ({ shell: { api }, params, fields }) => {
  const id = params.id ?? '';
  const read = placeIn(fields);
  const answer: FormAnswer = { form: placeForm, sent: false, values: read.values, errors: {} };
  if ('errors' in read && !asksForCode(fields)) return { ...answer, errors: read.errors };
  const refused = await postWithCode({ api, id, fields, answer, refusal: placeRefusalText }, async (named) => {
    if ('body' in read)
      await api('PUT /order/{id}/deliveryplace', { params: { id }, body: { ...read.body, ...named } });
  });
  return refused ?? redirect(`/checkout/order/${id}`, 303);
};
