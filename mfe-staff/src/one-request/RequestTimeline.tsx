import type { RequestEvent, ServiceRequest } from '@actual/contracts';
import { requestLengths, requestStateWords, resolutionWords } from '@actual/contracts/facts/delivery/after-sale';
import { storeYear } from '@actual/contracts/store-day';
import { Alert, Button, formatDate, Row, Stack, Text, TextAreaField } from '@actual/ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { TimelineItem, TimelineList, TimelineNotes } from '../layout/TimelineParts';
import { momentWords } from '../reports/moment-words';
import { refusedText } from '../requests/request-words';
import { useSay } from './use-change-request';

const Photo = styled.img`
  max-width: min(100%, 320px);
  max-height: 240px;
  border-radius: 6px;
`;

function titleOf({ kind, by, day }: RequestEvent, { resolution }: ServiceRequest): string {
  if (kind === 'message') return by === 'buyer' ? 'Escribió quien compró' : 'Le escribimos';
  if (kind === 'picture') return 'Foto';
  if (kind === 'refund-chosen') return 'Prefirió su reembolso';
  if (kind === 'reported') return 'Solicitud';
  if (kind === 'recalled') return 'Se canceló el envío';
  if (kind === 'scheduled' && day) return `Visita el ${formatDate(day)}`;
  if (kind !== 'resolved' || !resolution) return requestStateWords[kind];
  return `Resuelta: ${resolutionWords[resolution]}${day ? `, llega antes del ${formatDate(day)}` : ''}`;
}

const Event = ({ event, request }: { event: RequestEvent; request: ServiceRequest }) => (
  <TimelineItem icon={event.by === 'buyer' ? 'user' : 'store'}>
    <Row justify="space-between" wrap gap={2}>
      <Text>
        <strong>{titleOf(event, request)}</strong>
        <span>{event.who ? ` · ${event.who}` : ''}</span>
      </Text>
      <Text step="small" tone="text2" as="time" dateTime={event.at}>
        {momentWords(event.at, storeYear())}
      </Text>
    </Row>
    {event.text ? <TimelineNotes>{event.text}</TimelineNotes> : null}
    {event.picture ? (
      <Photo src={`/api${event.picture}`} alt={`Foto de la solicitud ${request.folio}`} loading="lazy" />
    ) : null}
  </TimelineItem>
);

/** The request's events and messages, oldest first, as the buyer sees them, and a form to write to the buyer. */
export function RequestTimeline({ request }: { request: ServiceRequest }) {
  const [text, setText] = useState('');
  const say = useSay(request.id, () => setText(''));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim()) say.mutate(text.trim());
  };
  return (
    <Stack gap={4}>
      <TimelineList aria-label="Historia de la solicitud">
        {request.events.map((event) => (
          <Event key={event.id} event={event} request={request} />
        ))}
      </TimelineList>
      <form onSubmit={submit}>
        <Stack gap={3}>
          <TextAreaField
            label="Mensaje a quien compró"
            required
            rows={3}
            maxLength={requestLengths.text}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {say.error ? (
            <Alert tone="error" live>
              {refusedText(say.error)}
            </Alert>
          ) : null}
          <div>
            <Button type="submit" variant="secondary" size="s" busy={say.isPending ? 'Enviando' : false}>
              Enviar mensaje
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  );
}
