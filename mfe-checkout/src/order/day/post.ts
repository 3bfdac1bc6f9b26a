import { type FormPost, redirect } from '@actual/shell-contract';
import { anyTime, dayForm, dayIn, isDay, storageField, storageForm } from './day-fields';
import { dayRefusalText, storageRefusalText } from './day-words';

/** Moves or stores a delivery without script, and leads back to the order. */
export const post: FormPost = async ({ shell: { api }, params, fields }) => {
  const id = params.id ?? '';
  const stored = String(fields.get(storageField) ?? '');
  if (isDay(stored)) {
    try {
      await api('POST /order/{id}/deliverystorage', { params: { id }, body: { day: stored } });
    } catch (error) {
      return { form: storageForm, sent: false, values: {}, errors: {}, refused: storageRefusalText(error) };
    }
    return redirect(`/checkout/order/${id}`, 303);
  }
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
