import type { Quotation } from '@actual/contracts';
import { alreadyOrderedText } from '@actual/contracts/facts/text/refusal-texts';
import { useActiveQuotation, useNavigate } from '@actual/shell-contract';
import { Alert, LinkButton } from '@actual/ui';
import { useEffect, useRef } from 'react';

/** Goes to the order by itself, and shows a link for a buyer who does not want to wait. */
export function Ordered({ quotation }: { quotation: Quotation }) {
  const navigate = useNavigate();
  const active = useActiveQuotation();
  const order = `/checkout/order/${quotation.OrderWeb}`;
  const go = useRef(() => {
    if (active.id === quotation.id) active.clear();
    void navigate(order, { replace: true });
  });
  useEffect(() => go.current(), []);
  return (
    <Alert tone="success" live action={<LinkButton href={order}>Ver mi pedido</LinkButton>}>
      {alreadyOrderedText}
    </Alert>
  );
}
