import { isEmail } from '@actual/contracts/rules';
import { ofEachBrand } from '../of-each-brand';

export const localCustomerService = 'atencion.{brand}@actual.example';

/** One address for all brands, or one each: `atencion.{brand}@actual.example`. */
export const customerServiceMails = ofEachBrand.refine(
  (mails) => Object.values(mails).every(isEmail),
  'no es un correo',
);
