import { type FormPost, redirect } from '@actual/shell-contract';
import { placeForm, placeIn } from './place-fields';
import { placeRefusalText } from './place-words';

/** Changes who receives and where without script, and leads back to the order. */
export const post: FormPost = async ({ shell: { api }, params, fields }) => {
  const id = params.id ?? '';
  const read = placeIn(fields);
  if ('errors' in read) return { form: placeForm, sent: false, ...read };
  try {
    await api('PUT /order/{id}/deliveryplace', { params: { id }, body: read.body });
  } catch (error) {
    const { city: _city, ...values } = read.body.address;
    return {
      form: placeForm,
      sent: false,
      values: values as Record<string, string>,
      errors: {},
      refused: placeRefusalText(error),
    };
  }
  return redirect(`/checkout/order/${id}`, 303);
};
