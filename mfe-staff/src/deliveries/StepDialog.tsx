import type { NotedDelivery } from '@actual/contracts';
import { accessMinutes } from '@actual/contracts/facts/delivery/deadlines';
import {
  type DeliveryState,
  type FailureReason,
  failureReasons,
  failureWords,
  guideLengths,
} from '@actual/contracts/facts/delivery/deliveries';
import { storagePercent } from '@actual/contracts/facts/delivery/storage';
import { storeDay } from '@actual/contracts/store-day';
import type { UseMutationResult } from '@actual/shell-contract';
import { SelectField, Text } from '@actual/ui';
import { useState } from 'react';
import { WhoChanged } from '../audit/WhoChanged';
import { FormField } from '../fields/FormField';
import { RequiredDay } from '../fields/RequiredDay';
import { FormDialog } from '../layout/FormDialog';
import { refusedText } from '../order-desk/money-words';

type Noted = Omit<NotedDelivery, 'day' | 'from'>;

interface StepDialogProps {
  /** The words of the button. */
  press: string;
  to: DeliveryState;
  orderId: string;
  folio: string;
  note: UseMutationResult<unknown, unknown, Noted>;
  onClose: () => void;
}

const explained: Readonly<Record<DeliveryState, string>> = {
  'on-the-way': 'El comprador recibe un correo con la guía. Ya no puede cambiar la fecha ni cancelar.',
  delivered: '',
  failed: `La camioneta esperó ${accessMinutes} minutos. El comprador recibe un correo.`,
  preparing: 'El comprador recibe un correo, y SAP el nuevo día.',
  stored: `A petición del comprador, con el ${storagePercent} % mensual. Recibe un correo.`,
};

/** The filled fields of the guide. */
function filledIn(form: FormData): Partial<Noted> {
  const text = (name: string) => String(form.get(name) ?? '').trim() || undefined;
  return { carrier: text('paqueteria'), guide: text('guia'), link: text('rastreo') };
}

/** Asks why an attempt failed, for the day of the next one, or for the carrier's guide. */
export function StepDialog({ press, to, orderId, folio, note, onClose }: StepDialogProps) {
  const [reason, setReason] = useState<FailureReason>('nobody');
  const [newDay, setNewDay] = useState('');
  const send = (form: FormData) => {
    if (to === 'failed') note.mutate({ to, reason });
    else if (to === 'preparing') note.mutate({ to, newDay });
    else note.mutate({ to, ...filledIn(form) });
  };
  return (
    <FormDialog
      title={`${press}: pedido ${folio}`}
      press={press}
      busy={note.isPending ? 'Anotando' : false}
      wrong={
        note.error ? (
          <>
            <span>{refusedText(note.error)}</span>
            <WhoChanged id={orderId} error={note.error} />
          </>
        ) : null
      }
      onSend={send}
      onClose={onClose}
    >
      <Text tone="text2">{explained[to]}</Text>
      {to === 'failed' ? (
        <SelectField
          label="Qué pasó"
          value={reason}
          onChange={({ target }) => setReason(failureReasons.find((one) => one === target.value) ?? 'nobody')}
          options={failureReasons.map((value) => ({ value, label: failureWords[value] }))}
        />
      ) : null}
      {to === 'preparing' ? <RequiredDay label="Nuevo día" day={newDay} min={storeDay()} onDay={setNewDay} /> : null}
      {to === 'on-the-way' ? (
        <>
          <FormField label="Paquetería" name="paqueteria" maxLength={guideLengths.carrier} optional />
          <FormField label="Guía" name="guia" maxLength={guideLengths.guide} optional />
          <FormField
            label="Dirección de rastreo"
            name="rastreo"
            type="url"
            pattern="https://.+"
            placeholder="https://"
            maxLength={guideLengths.link}
            optional
          />
        </>
      ) : null}
    </FormDialog>
  );
}
