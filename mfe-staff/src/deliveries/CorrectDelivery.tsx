import type { DeliveryEvent } from '@actual/contracts';
import { ownCorrectionMinutes } from '@actual/contracts/facts/delivery/deadlines';
import { correctableStates, deliveryStateWords, mistakeLetters } from '@actual/contracts/facts/delivery/deliveries';
import { useShell } from '@actual/shell-contract';
import { Button, Text, TextAreaField } from '@actual/ui';
import { useState } from 'react';
import { WhoChanged } from '../audit/WhoChanged';
import { FormDialog } from '../layout/FormDialog';
import { refusedText } from '../order-desk/money-words';
import { useChangeOrder } from '../order-desk/order-desk-queries';
import { isManager, useDeskUser } from '../slots/staff-roles';

interface CorrectDeliveryProps {
  orderId: string;
  /** The last one of the delivery. */
  event: DeliveryEvent;
}

/** Takes a state back that was noted by mistake: a manager, or who noted it a moment ago. */
export function CorrectDelivery({ orderId, event }: CorrectDeliveryProps) {
  const user = useDeskUser();
  // another one may be noted meanwhile: what was typed about this one stays
  const [asked, setAsked] = useState<DeliveryEvent | null>(null);
  const recent = Date.now() - Date.parse(event.at) <= ownCorrectionMinutes * 60_000;
  const may = event.corrects === null && correctableStates.includes(event.state) && (isManager(user) || recent);
  if (!may && !asked) return null;
  return (
    <div>
      {may ? (
        <Button variant="link" onClick={() => setAsked(event)}>
          Se anotó por error
        </Button>
      ) : null}
      {asked ? <Mistake orderId={orderId} event={asked} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}

function Mistake({ orderId, event, onClose }: CorrectDeliveryProps & { onClose: () => void }) {
  const { api } = useShell();
  const correct = useChangeOrder<string, unknown>(orderId, {
    said: 'Corregido: la entrega está como antes',
    send: (mistake) =>
      api('POST /order/{id}/deliverycorrection', { params: { id: orderId }, body: { event: event.id, mistake } }),
    onDone: onClose,
  });
  const send = (form: FormData) => {
    const mistake = String(form.get('error') ?? '').trim();
    if (mistake) correct.mutate(mistake);
  };
  return (
    <FormDialog
      title={`No está «${deliveryStateWords[event.state]}»`}
      press="Corregir"
      busy={correct.isPending ? 'Corrigiendo' : false}
      wrong={
        correct.error ? (
          <>
            <span>{refusedText(correct.error)}</span>
            <WhoChanged id={orderId} error={correct.error} />
          </>
        ) : null
      }
      onSend={send}
      onClose={onClose}
    >
      <Text tone="text2">
        La entrega vuelve a como estaba antes. El historial conserva los dos pasos, y el comprador lee que fue un error.
      </Text>
      <TextAreaField label="Qué pasó" name="error" rows={2} minLength={3} maxLength={mistakeLetters} required />
    </FormDialog>
  );
}
