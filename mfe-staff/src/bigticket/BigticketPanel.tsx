import type { Quotation } from '@actual/contracts';
import { Button } from '@actual/ui';
import { useState } from 'react';
import { DeskPanel } from '../layout/DeskParts';
import { Bargain } from './Bargain';
import { MaximumDialog } from './MaximumDialog';

interface BigticketPanelProps {
  title: string;
  quotation: Quotation;
  maximum: number;
}

/** The form that discounts a quotation's lines, and its limits. */
export function BigticketPanel({ title, quotation, maximum }: BigticketPanelProps) {
  const [asking, setAsking] = useState(false);
  const lowered = quotation.Details.some(({ bigticketDiscountPercentage }) => bigticketDiscountPercentage > 0);
  return (
    <DeskPanel
      title={title}
      note={lowered ? 'aplicado' : `hasta ${maximum} %`}
      order={1}
      folded={!lowered}
      action={
        <Button variant="secondary" size="s" onClick={() => setAsking(true)}>
          {`Máximo ${maximum} %. Cambiar`}
        </Button>
      }
    >
      <Bargain quotation={quotation} />
      {asking ? <MaximumDialog quotation={quotation} onClose={() => setAsking(false)} /> : null}
    </DeskPanel>
  );
}
