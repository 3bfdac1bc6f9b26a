import type { FollowUp } from '@actual/contracts';
import { followUpLengths } from '@actual/contracts/facts/follow-up';
import { storeDay } from '@actual/contracts/store-day';
import { useShell } from '@actual/shell-contract';
import { Alert, Button, formatDate, Row, Stack, Text, TextField } from '@actual/ui';
import { type FormEvent, useState } from 'react';
import { RequiredDay } from '../layout/RequiredDay';
import { refusedText } from './follow-up-words';
import { SaveRow } from './SaveRow';
import { ToCalendar } from './ToCalendar';
import { useChange } from './use-change';

interface PlanProps {
  quotationId: string;
  followUp: FollowUp;
}

/** What is to be done next, until it is done. */
export const NextStep = ({ quotationId, followUp: { nextStep } }: PlanProps) => {
  const { api } = useShell();
  const [draft, setDraft] = useState({ text: '', day: storeDay() });
  const save = useChange<FollowUp['nextStep']>(quotationId, {
    said: 'Siguiente paso guardado',
    send: (value) => api('PUT /quotation/{id}/nextstep', { params: { id: quotationId }, body: { nextStep: value } }),
    onDone: () => setDraft({ text: '', day: storeDay() }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(draft);
  };
  if (nextStep) {
    const late = nextStep.day < storeDay();
    return (
      <Stack gap={3}>
        <Row justify="space-between" wrap gap={3}>
          <Text>
            <strong>{nextStep.text}</strong>
            <span>{`, ${late ? 'era para el' : 'para el'} ${formatDate(nextStep.day)}`}</span>
          </Text>
          <Row gap={3} wrap>
            <ToCalendar quotationId={quotationId} />
            <Button
              variant="secondary"
              size="s"
              busy={save.isPending ? 'Guardando' : false}
              onClick={() => save.mutate(null)}
            >
              Hecho
            </Button>
          </Row>
        </Row>
        {save.isError ? (
          <Alert tone="error" live>
            {refusedText(save.error)}
          </Alert>
        ) : null}
      </Stack>
    );
  }
  return (
    <form onSubmit={submit} aria-label="Siguiente paso">
      <Stack gap={4}>
        <TextField
          label="¿Qué sigue?"
          placeholder="Llamar con las fotos"
          value={draft.text}
          onChange={(event) => setDraft({ ...draft, text: event.target.value })}
          maxLength={followUpLengths.nextStep}
          required
        />
        <RequiredDay
          label="Día del siguiente paso"
          min={storeDay()}
          day={draft.day}
          onDay={(day) => setDraft({ ...draft, day })}
        />
        <SaveRow change={save} words="Guardar siguiente paso" />
      </Stack>
    </form>
  );
};

/** The day on which the client is expected to buy. */
export const EstimatedClose = ({ quotationId, followUp: { estimatedCloseDate } }: PlanProps) => {
  const { api } = useShell();
  const [day, setDay] = useState(estimatedCloseDate ?? '');
  const save = useChange<string>(quotationId, {
    said: 'Fecha estimada guardada',
    send: (value) =>
      api('PUT /quotation/{id}/estimatedclosedate', {
        params: { id: quotationId },
        body: { estimatedCloseDate: value },
      }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(day);
  };
  return (
    <form onSubmit={submit} aria-label="Cierre estimado">
      <Stack gap={4}>
        <RequiredDay label="Cierre estimado" min={storeDay()} day={day} onDay={setDay} />
        <SaveRow change={save} words={estimatedCloseDate ? 'Cambiar fecha' : 'Guardar fecha'} />
      </Stack>
    </form>
  );
};
