import { recordImage } from '@actual/contracts/facts/capacities';
import { followUpLengths, type RecordEvent, recordEvents } from '@actual/contracts/facts/follow-up';
import { storeDay, storeTime } from '@actual/contracts/store-day';
import { useShell } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Alert, FileField, FormGrid, SelectField, Stack, TextAreaField } from '@actual/ui';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { RequiredDay } from '../layout/RequiredDay';
import { imageRefusedText, recordTimes, stepBefore } from './follow-up-words';
import { SaveRow } from './SaveRow';
import { type FormOfChange, useChange } from './use-change';

const now = () => ({ date: storeDay(), time: stepBefore(storeTime(new Date())) });

interface RecordFormProps extends FormOfChange {
  /** Nobody is to have recorded anything before. */
  first?: boolean;
}

/** What was spoken with the client: of which kind, when, and what is worth remembering. Keeps what was typed if saving fails. */
export const RecordForm = ({ quotationId, first = false, onDone, onSettled }: RecordFormProps) => {
  const { api } = useShell();
  const { keyOf, done } = useKeyOf(`evento-${quotationId}`);
  const [draft, setDraft] = useState(() => ({ eventType: 'Llamada' as RecordEvent, ...now(), notes: '' }));
  const set = (name: keyof typeof draft) => (event: { target: { value: string } }) =>
    setDraft({ ...draft, [name]: event.target.value });
  const picker = useRef<HTMLInputElement>(null);
  const [image, setImage] = useState<File | null>(null);
  // the line is not asked to carry what is refused at its end
  const tooLarge = image !== null && image.size > recordImage.bytes;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setImage(currentTarget.files?.[0] ?? null);
  /** Why the image of a record that is kept was not taken. */
  const [withoutImage, setWithoutImage] = useState<string | null>(null);
  const save = useChange<typeof draft>(quotationId, {
    said: 'Evento guardado',
    send: async (written) => {
      const body = { ...written, ...(first ? { first } : {}) };
      const call = { params: { id: quotationId }, body };
      const { id } = await api('POST /quotation/addrecord/{id}', call, { idempotencyKey: keyOf(body) });
      setWithoutImage(null);
      if (!image) return;
      await api('PUT /quotation/record/{id}/file', { params: { id }, file: image }).catch((error: unknown) =>
        setWithoutImage(imageRefusedText(error)),
      );
    },
    onDone: () => {
      done();
      setDraft({ ...draft, ...now(), notes: '' });
      setImage(null);
      if (picker.current) picker.current.value = '';
      onDone?.();
    },
    onSettled,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!tooLarge) save.mutate(draft);
  };
  return (
    <form onSubmit={submit} aria-label="Nuevo evento">
      <Stack gap={4}>
        <FormGrid>
          <SelectField
            label="Tipo de evento"
            value={draft.eventType}
            onChange={set('eventType')}
            options={recordEvents.map((value) => ({ value, label: value }))}
            required
          />
          <RequiredDay label="Fecha" max={storeDay()} day={draft.date} onDay={(date) => setDraft({ ...draft, date })} />
          <SelectField
            label="Hora"
            value={draft.time}
            onChange={set('time')}
            options={recordTimes.map((value) => ({ value, label: value }))}
            required
          />
          <TextAreaField
            label="Notas"
            wide
            placeholder="¿Qué se habló y qué sigue?"
            rows={3}
            maxLength={followUpLengths.notes}
            value={draft.notes}
            onChange={set('notes')}
            optional
          />
          <FileField
            ref={picker}
            chosen={image?.name}
            label="Imagen"
            accept="image/jpeg,image/png,image/webp"
            hint="Una foto JPG, PNG o WebP, hasta 2 MB."
            error={tooLarge ? 'La imagen pesa más de 2 MB. Elige otra.' : undefined}
            onChange={choose}
            optional
          />
        </FormGrid>
        {withoutImage ? (
          <Alert tone="warning" live>
            {`El evento se guardó sin su imagen. ${withoutImage}`}
          </Alert>
        ) : null}
        <SaveRow change={save} words="Guardar evento" variant="primary" />
      </Stack>
    </form>
  );
};
