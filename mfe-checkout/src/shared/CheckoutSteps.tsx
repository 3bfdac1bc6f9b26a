import { Steps } from '@actual/ui';

/** Where the person is on the way from cart to order; done steps are links back. */
export function CheckoutSteps({ current, quotationId }: { current: 0 | 1 | 2 | 3; quotationId?: string }) {
  const at = (step: number, href: string) => (quotationId && step < current && current < 3 ? { href } : {});
  return (
    <Steps
      current={current}
      steps={[
        { label: 'Cotización', ...at(0, `/quotations/edit/${quotationId}`) },
        { label: 'Tus datos', ...at(1, `/checkout/client/${quotationId}`) },
        { label: 'Pago' },
        { label: 'Pedido' },
      ]}
    />
  );
}
