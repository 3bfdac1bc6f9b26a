import type { FollowUp, Quotation } from '@actual/contracts';
import { storeDay } from '@actual/contracts/store-day';
import { Text } from '@actual/ui';
import { ContactLinks } from '../follow-up/ContactLinks';
import { NextStep } from '../follow-up/PlanForms';
import { NextBar } from '../layout/NextBar';
import { WaitBar } from '../layout/StaffPage';

interface WhatNextProps {
  quotation: Quotation;
  followUp: FollowUp | undefined;
}

/** The next thing to do about a quotation, in one press, and the ways to reach its client. */
export const WhatNext = ({ quotation, followUp }: WhatNextProps) => {
  const open = followUp && !followUp.isClosed && !followUp.ordered;
  const late = Boolean(open && followUp.nextStep && followUp.nextStep.day < storeDay());
  return (
    <NextBar late={late} links={<ContactLinks quotation={quotation} />}>
      {open ? (
        <NextStep quotationId={quotation.id} followUp={followUp} />
      ) : followUp ? (
        <Text>
          <strong>{followUp.ordered ? 'Ya es un pedido' : 'Está cerrada'}</strong>
          <span>{followUp.ordered ? ': se sigue en su página.' : ': no se agregan eventos.'}</span>
        </Text>
      ) : (
        <WaitBar $width="min(360px, 70%)" />
      )}
      {followUp?.Broker ? (
        <Text step="small" tone="text2">
          {`Corredor: ${followUp.Broker.firstName} ${followUp.Broker.lastName} · ${followUp.Broker.email}`}
        </Text>
      ) : null}
    </NextBar>
  );
};
