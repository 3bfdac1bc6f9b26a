import { FormPage } from '../forms/FormPage';
import { ClaimForm } from './ClaimForm';

export { post } from './ClaimForm';

/** `/facturacion`: the invoice of an order, for whoever has its receipt. */
export const Component = () => (
  <FormPage
    found
    title="Factura tu compra"
    lead="Sin cuenta: con el folio, la fecha y el total de tu pedido. La factura se pide en el mismo mes de la compra."
  >
    <ClaimForm />
  </FormPage>
);
