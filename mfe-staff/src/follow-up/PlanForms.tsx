import type { FollowUp } from '@actual/contracts';
import { followUpLengths } from '@actual/contracts/facts/desk/follow-up';
import { storeDay } from '@actual/contracts/store-day';
import { useShell } from '@actual/shell-contract';
import { Alert, Button, formatDate, Row, Stack, Text } from '@actual/ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { isChangedMeanwhile } from '../audit/changed-meanwhile';
import { WhoChanged } from '../audit/WhoChanged';
import { RequiredDay } from '../fields/RequiredDay';
import { TextLine } from '../fields/uncut';
import { narrow } from '../layout/StaffPage';
import { refusedText } from './follow-up-words';
import { ToCalendar } from './ToCalendar';
import { useChange } from './use-change';

interface PlanProps {
  quotationId: string;
  followUp: FollowUp;
}

const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 140px auto;
  gap: 8px;
  align-items: start;
  ${narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
const Whole = styled.div`
  grid-column: 1 / -1;
`;
const Day = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
`;

interface RefusedProps {
  quotationId: string;
  error: unknown;
  /** The calls that change the same part of the plan. */
  calls: RegExp;
  /** What was not kept. */
  lost?: string;
}
const Refused = ({ quotationId, error, calls, lost = '' }: RefusedProps) => (
  <Alert tone="error" live>
    <span>
      {isChangedMeanwhile(error) ? `Cambió mientras tanto${lost && `: no se guardó «${lost}»`}.` : refusedText(error)}
    </span>
    <WhoChanged id={quotationId} error={error} byConflict calls={calls} />
  </Alert>
);
const stepCalls = /\/nextstep$/;
const closeCalls = /\/estimatedclosedate$/;

/** The next step, until a press marks it done. */
export const NextStep = ({ quotationId, followUp: { nextStep } }: PlanProps) => {
  const { api } = useShell();
  const [draft, setDraft] = useState({ text: '', day: storeDay() });
  const save = useChange<FollowUp['nextStep']>(quotationId, {
    said: (value) => (value ? 'Siguiente paso guardado' : 'Hecho'),
    send: (value) =>
      api('PUT /quotation/{id}/nextstep', {
        params: { id: quotationId },
        body: { nextStep: value, seen: nextStep },
      }),
    onDone: () => setDraft({ text: '', day: storeDay() }),
  });
  const refused = save.isError ? (
    <Refused quotationId={quotationId} error={save.error} calls={stepCalls} lost={save.variables?.text} />
  ) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(draft);
  };
  if (nextStep) {
    const late = nextStep.day < storeDay();
    return (
      <Stack gap={2}>
        <Row gap={3} wrap>
          <Text>
            <strong>{nextStep.text}</strong>
            <span>{`, ${late ? 'era para el' : 'para el'} ${formatDate(nextStep.day)}`}</span>
          </Text>
          <Button
            variant="primary"
            size="s"
            busy={save.isPending ? 'Guardando' : false}
            onClick={() => save.mutate(null)}
          >
            Hecho
          </Button>
          <ToCalendar quotationId={quotationId} />
        </Row>
        {refused ? <div>{refused}</div> : null}
      </Stack>
    );
  }
  return (
    <Line onSubmit={submit} aria-label="Siguiente paso">
      <div>
        <TextLine
          aria-label="¿Qué sigue?"
          placeholder="¿Qué sigue? Llamar con las fotos"
          value={draft.text}
          onChange={(event) => setDraft({ ...draft, text: event.target.value })}
          maxLength={followUpLengths.nextStep}
          required
        />
      </div>
      <RequiredDay
        label="Día del siguiente paso"
        bare
        min={storeDay()}
        day={draft.day}
        onDay={(day) => setDraft({ ...draft, day })}
      />
      <Button type="submit" variant="secondary" busy={save.isPending ? 'Guardando' : false}>
        Guardar siguiente paso
      </Button>
      {refused ? <Whole>{refused}</Whole> : null}
    </Line>
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
        body: { estimatedCloseDate: value, seen: estimatedCloseDate },
      }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(day);
  };
  return (
    <Day onSubmit={submit} aria-label="Cierre estimado">
      <RequiredDay label="Cierre estimado" bare min={storeDay()} day={day} onDay={setDay} />
      <Button type="submit" variant="secondary" busy={save.isPending ? 'Guardando' : false}>
        {estimatedCloseDate ? 'Cambiar fecha' : 'Guardar fecha'}
      </Button>
      {save.isError ? (
        <Whole>
          <Refused quotationId={quotationId} error={save.error} calls={closeCalls} lost={formatDate(save.variables)} />
        </Whole>
      ) : null}
    </Day>
  );
};
