import { recordImage } from '@actual/contracts/facts/capacities';
import { followUpLengths, type RecordEvent, recordEvents } from '@actual/contracts/facts/desk/follow-up';
import { storeDay, storeTime } from '@actual/contracts/store-day';
import { useShell } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Alert, Button, Icon } from '@actual/ui';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { Field } from '../fields/controls';
import { FormField } from '../fields/FormField';
import { RequiredDay } from '../fields/RequiredDay';
import { TextArea } from '../fields/uncut';
import { refusedText } from './follow-up-words';
import { imageRefusedText } from './image-words';
import { Form, Picture } from './record-form-styles';
import { recordTimes, stepBefore } from './record-times';
import { type FormOfChange, useChange } from './use-change';

const now = () => ({ date: storeDay(), time: stepBefore(storeTime(new Date())) });

interface RecordFormProps extends FormOfChange {
  /** Nobody is to have recorded anything before. */
  first?: boolean;
  /** In one line, where there is room. */
  row?: boolean;
}

/** Records a conversation with the client: its kind, time and notes. Keeps the typed text if saving fails. */
export const RecordForm = ({ quotationId, first = false, row = false, onDone, onSettled }: RecordFormProps) => {
  const { api } = useShell();
  const { keyOf, done } = useKeyOf(`evento-${quotationId}`);
  const [draft, setDraft] = useState(() => ({ eventType: 'Llamada' as RecordEvent, ...now(), notes: '' }));
  const set = (name: keyof typeof draft) => (event: { target: { value: string } }) =>
    setDraft({ ...draft, [name]: event.target.value });
  const picker = useRef<HTMLInputElement>(null);
  const [image, setImage] = useState<File | null>(null);
  // do not upload an image that the service would refuse
  const tooLarge = image !== null && image.size > recordImage.bytes;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setImage(currentTarget.files?.[0] ?? null);
  /** Why the image of a record that is kept was not taken. */
  const [withoutImage, setWithoutImage] = useState<string | null>(null);
  const save = useChange<typeof draft>(quotationId, {
    said: 'Evento guardado',
    send: async (written) => {
      const body = { ...written, first: first || undefined };
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
    <Form onSubmit={submit} aria-label="Nuevo evento" $row={row}>
      <FormField
        label="Tipo de evento"
        choices={recordEvents.map((value) => ({ value, label: value }))}
        value={draft.eventType}
        onChange={set('eventType')}
        required
      />
      <RequiredDay label="Fecha" max={storeDay()} day={draft.date} onDay={(date) => setDraft({ ...draft, date })} />
      <FormField
        label="Hora"
        choices={recordTimes.map((value) => ({ value, label: value }))}
        value={draft.time}
        onChange={set('time')}
        required
      />
      <Field data-notes="">
        Notas
        <TextArea
          placeholder="¿Qué se habló y qué sigue?"
          rows={1}
          maxLength={followUpLengths.notes}
          value={draft.notes}
          onChange={set('notes')}
          onKeyDown={(event) => {
            // a line more with Shift; alone it keeps the event
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      </Field>
      <Picture>
        <Icon name="upload" size={16} />
        <span>{image?.name ?? 'Imagen'}</span>
        <input
          ref={picker}
          type="file"
          aria-label="Imagen, hasta 2 MB"
          accept="image/jpeg,image/png,image/webp"
          onChange={choose}
        />
      </Picture>
      <Button type="submit" variant="primary" busy={save.isPending ? 'Guardando' : false}>
        Guardar evento
      </Button>
      {tooLarge || withoutImage || save.isError ? (
        <div data-notes="">
          {tooLarge ? <Alert tone="error">La imagen pesa más de 2 MB. Elige otra.</Alert> : null}
          {withoutImage ? (
            <Alert tone="warning" live>
              {`El evento se guardó sin su imagen. ${withoutImage}`}
            </Alert>
          ) : null}
          {save.isError ? (
            <Alert tone="error" live>
              {refusedText(save.error)}
            </Alert>
          ) : null}
        </div>
      ) : null}
    </Form>
  );
};
