import { zipcodeText } from '@actual/contracts/facts/delivery/zipcodes';
import {
  type FormAnswer,
  type FormPost,
  isZipcode,
  type Redirect,
  redirect,
  type Zipcode,
} from '@actual/shell-contract';
import { zipcodeQuery } from '../client/client-queries';
import { refusalText } from '../shared/refusals';
import { followQuotation } from '../shared/use-take-quotation';
import { addForm } from './add-page';
import { addToQuotation } from './add-to-quotation';

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');

/** Adds one piece of the product that a form without script names, and leads to the quotation. */
export const takeProduct: FormPost = async ({ shell, fields }): Promise<FormAnswer | Redirect> => {
  const { api, queryClient, stores } = shell;
  const [product, typed] = [textOf(fields.get('product')), textOf(fields.get('zipcode'))];
  const answer: FormAnswer = { form: addForm, sent: false, values: { product, zipcode: typed }, errors: {} };
  const wrong = (zipcode: string): FormAnswer => ({ ...answer, errors: { zipcode } });
  const { id } = stores.quotation.getState();
  try {
    let zone: Zipcode | null = stores.zipcode.getState().value;
    if (!zone && (typed || !id)) {
      if (!isZipcode(typed)) return wrong(zipcodeText);
      const place = await queryClient.fetchQuery(zipcodeQuery(api, typed));
      if (!place.zone) return wrong(place.refusal);
      zone = place.zone;
      stores.zipcode.getState().set(zone);
    }
    const detail = { productId: product, quantity: 1 };
    const wayIn = stores.wayIn?.getState().value;
    const quotation = await addToQuotation(api, { quotationId: id, detail, zipcodeDeliveryId: zone?.id, wayIn });
    stores.quotation.getState().set(quotation.id, quotation.totalProducts);
    followQuotation(shell, quotation);
    return redirect(`/quotations/edit/${quotation.id}`, 303);
  } catch (error) {
    return { ...answer, refused: refusalText(error) };
  }
};
