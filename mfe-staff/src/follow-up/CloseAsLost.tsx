import { followUpLengths, type LostReason, lostReasons, lostReasonWords } from '@actual/contracts/facts/desk/follow-up';
import { useShell } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { SelectField, Stack, Text, TextAreaField } from '@actual/ui';
import { type FormEvent, useState } from 'react';
import { SaveRow } from './SaveRow';
import { type FormOfChange, useChange } from './use-change';

/** A manager declares the quotation lost, and why. */
export const CloseAsLost = ({ quotationId, onDone, onSettled }: FormOfChange) => {
  const { api } = useShell();
  const { keyOf, done } = useKeyOf(`cierre-${quotationId}`);
  const [reason, setReason] = useState<LostReason | ''>('');
  const [comment, setComment] = useState('');
  const close = useChange<LostReason>(quotationId, {
    said: 'Cotización cerrada',
    send: (chosen) => {
      const body = { reason: chosen, comment };
      const params = { id: quotationId };
      return api('POST /quotation/{id}/close', { params, body }, { idempotencyKey: keyOf(body) });
    },
    onDone: () => {
      done();
      onDone?.();
    },
    onSettled,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason) close.mutate(reason);
  };
  return (
    <form onSubmit={submit} aria-label="Cerrar como perdida">
      <Stack gap={4}>
        <SelectField
          label="Motivo"
          placeholder="Elige el motivo"
          value={reason}
          onChange={(event) => setReason(event.target.value as LostReason)}
          options={lostReasons.map((value) => ({ value, label: lostReasonWords[value] }))}
          required
        />
        <TextAreaField
          label="Comentario"
          rows={3}
          maxLength={followUpLengths.comment}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
          optional
        />
        <Text step="small" tone="text2">
          Al cerrar ya no se podrán agregar eventos ni cambiar la fecha estimada, y el cliente no podrá pagarla.
        </Text>
        <SaveRow change={close} words="Cerrar cotización" busy="Cerrando" />
      </Stack>
    </form>
  );
};
