import { type FormAnswer, type FormPost, redirect } from '@actual/shell-contract';
import { asksForCode } from '../code/code-fields';
import { postWithCode } from '../code/post-with-code';
import { dayForm, dayIn, isDay, storageField, storageForm } from './day-fields';
import { dayRefusalText, storageRefusalText } from './day-words';

/** Moves or stores a delivery without script, and leads back to the order. */
export const post: FormPost = async ({ shell: { api }, params, fields }) => {
  const id = params.id ?? '';
  const day = String(fields.get(storageField) ?? '');
  const read = dayIn(fields);
  const answer: FormAnswer = isDay(day)
    ? { form: storageForm, sent: false, values: {}, errors: {} }
    : { form: dayForm, sent: false, values: read.values, errors: {} };
  if (!(isDay(day) || 'body' in read || asksForCode(fields))) return { ...answer, errors: read.errors };
  const refusal = isDay(day) ? storageRefusalText : dayRefusalText;
  const refused = await postWithCode({ api, id, fields, answer, refusal }, async (named) => {
    if (isDay(day)) await api('POST /order/{id}/deliverystorage', { params: { id }, body: { day, ...named } });
    else if ('body' in read)
      await api('POST /order/{id}/deliveryday', { params: { id }, body: { ...read.body, ...named } });
  });
  return refused ?? redirect(`/checkout/order/${id}`, 303);
};
