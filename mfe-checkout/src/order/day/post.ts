import { type FormPost, redirect } from '@actual/shell-contract';
import { anyTime, dayForm, dayIn } from './day-fields';
import { dayRefusalText } from './day-words';

/** Moves a delivery without script, and leads back to the order. */
export const post: FormPost = async ({ shell: { api }, params, fields }) => {
  const id = params.id ?? '';
  const read = dayIn(fields);
  if ('errors' in read) return { form: dayForm, sent: false, ...read };
  try {
    await api('POST /order/{id}/deliveryday', { params: { id }, body: read.body });
  } catch (error) {
    const values = { dia: read.body.to, horario: read.body.half ?? anyTime };
    return { form: dayForm, sent: false, values, errors: {}, refused: dayRefusalText(error) };
  }
  return redirect(`/checkout/order/${id}`, 303);
};
