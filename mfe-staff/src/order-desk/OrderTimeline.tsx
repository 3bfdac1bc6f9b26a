import type { TimelineEvent } from '@actual/contracts';
import { storeYear } from '@actual/contracts/store-day';
import { useQuery, useShell } from '@actual/shell-contract';
import { Alert, Button, Chip, formatPesos, Row, Stack, Tag, Text, TextSkeleton } from '@actual/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DeskPanel } from '../layout/DeskParts';
import { narrow } from '../layout/StaffPage';
import { TimelineItem, TimelineList, TimelineNotes } from '../layout/TimelineParts';
import { momentWords } from '../reports/moment-words';
import { timelineQuery } from './order-desk-queries';
import { endOf, kindIcons, kinds, kindWords, textOf, titleOf } from './timeline-words';

/** All of them in one line of a phone. */
const Kinds = styled(Row)`
  ${narrow} {
    gap: 4px;
    button {
      padding-inline: 10px;
    }
  }
`;

const Event = ({ event }: { event: TimelineEvent }) => {
  const [end, text] = [endOf(event), textOf(event)];
  return (
    <TimelineItem icon={kindIcons[event.kind]}>
      <Row justify="space-between" wrap gap={2}>
        <Row gap={2} wrap align="center">
          <Text>
            <strong>{titleOf(event)}</strong>
            <span>{`${event.ammount === null ? '' : ` · ${formatPesos(event.ammount)}`}${event.by ? ` · ${event.by}` : ''}`}</span>
          </Text>
          {end ? <Tag tone={end.tone}>{end.words}</Tag> : null}
        </Row>
        <Text step="small" tone="text2" as="time" dateTime={event.at}>
          {momentWords(event.at, storeYear())}
        </Text>
      </Row>
      {text ? <TimelineNotes>{text}</TimelineNotes> : null}
    </TimelineItem>
  );
};

/** Everything that happened to an order, newest first, of all kinds or of one. */
export function OrderTimeline({ orderId, standing }: { orderId: string; standing: string | undefined }) {
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(timelineQuery(api, orderId, standing));
  const [only, setOnly] = useState<TimelineEvent['kind'] | null>(null);
  const events = data?.events ?? [];
  const shown = events.filter(({ kind }) => only === null || kind === only);
  const present = kinds.filter((kind) => events.some((event) => event.kind === kind));
  return (
    <DeskPanel title="Historial del pedido" order={2}>
      <Stack gap={3}>
        {isError ? (
          <Alert tone="error" action={<Button onClick={() => void refetch()}>Actualizar</Button>}>
            No pudimos leer el historial de este pedido.
          </Alert>
        ) : null}
        {!data && !isError ? <TextSkeleton lines={4} /> : null}
        {present.length > 1 ? (
          <Kinds gap={2} wrap role="group" aria-label="Mostrar">
            {[null, ...present].map((kind) => (
              <Chip key={kind ?? 'todo'} selected={only === kind} onClick={() => setOnly(kind)}>
                {kind === null ? 'Todo' : kindWords[kind]}
              </Chip>
            ))}
          </Kinds>
        ) : null}
        {data ? (
          <TimelineList aria-label="Historial">
            {shown.map((event) => (
              <Event key={event.id} event={event} />
            ))}
          </TimelineList>
        ) : null}
      </Stack>
    </DeskPanel>
  );
}
