import { sameMonthText } from '@actual/contracts/facts/payment/invoices';
import { FormPage } from '../forms/FormPage';
import { ClaimForm } from './ClaimForm';

export { post } from './ClaimForm';

/** `/facturacion`: lets a customer with the receipt of an order get its invoice without signing in. */
export const Component = () => (
  <FormPage
    found
    title="Factura tu compra"
    lead={`Sin cuenta: con el folio, la fecha y el total de tu pedido. ${sameMonthText}`}
  >
    <ClaimForm />
  </FormPage>
);
