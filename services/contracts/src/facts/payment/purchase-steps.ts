/** One of the steps of a purchase; a step that is done leads back. */
export interface PurchaseStep {
  readonly label: string;
  readonly href?: string;
}

/**
 * The steps of a purchase on all of its pages (shopping 2); `cart` is the brand's word, and from an order nothing leads
 * back.
 */
export function purchaseSteps(cart: string, current: 0 | 1 | 2 | 3, quotationId?: string): PurchaseStep[] {
  const back = (step: number, href: string) => (quotationId && step < current && current < 3 ? { href } : {});
  return [
    { label: cart, ...back(0, `/quotations/edit/${quotationId}`) },
    { label: 'Tus datos', ...back(1, `/checkout/client/${quotationId}`) },
    { label: 'Pago' },
    { label: 'Pedido' },
  ];
}
