import type { RequestEvent, ServiceRequest } from '@actual/contracts';
import {
  isEndedRequest,
  reasonOf,
  requestKindWords,
  requestLimits,
  requestStateWords,
} from '@actual/contracts/facts/delivery/after-sale';
import { formatDate, formatPesos } from '@actual/contracts/facts/text/written';
import { formatMoment } from '@actual/contracts/store-day';
import { Panel, pieces as piecesText, Row, Stack, Tag, Text } from '@actual/ui';
import { styled } from 'styled-components';
import { ExchangeChoice } from './ExchangeChoice';
import { RequestReply } from './RequestReply';
import { eventTitle, shipmentText, stateTones } from './request-words';

const Events = styled.ol`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0 0 0 16px;
  border-left: 2px solid var(--c-line);
  list-style: none;
`;
const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Photo = styled.img`
  width: 160px;
  height: 120px;
  object-fit: cover;
  border-radius: var(--radius-tile-s);
`;

const Entry = ({ event, request }: { event: RequestEvent; request: ServiceRequest }) => (
  <li>
    <strong>{eventTitle(event, request)}</strong>
    <Text step="small" tone="text2">
      {formatMoment(event.at)}
    </Text>
    {event.text ? <Words>{event.text}</Words> : null}
    {event.picture ? <Photo src={`/api${event.picture}`} alt="Foto de la solicitud" loading="lazy" /> : null}
  </li>
);

/** A request's facts beside its timeline. */
function factsOf(request: ServiceRequest): string[] {
  const { due, wayBack, collectionDay, refundBy, kind, state, refunded } = request;
  return [
    due ? `Te respondemos antes del ${formatMoment(due)}.` : '',
    wayBack > 0 ? `Traslado de regreso: ${formatPesos(wayBack)}, se descuentan de lo que te devolvemos.` : '',
    state === 'scheduled' && collectionDay ? `Pasamos el ${formatDate(collectionDay)}.` : '',
    kind === 'return' && refundBy && !isEndedRequest(state)
      ? `Tu reembolso sale a más tardar el ${formatDate(refundBy)}.`
      : '',
    shipmentText(request) ?? '',
    refunded > 0 ? `Te devolvimos ${formatPesos(refunded)}.` : '',
  ].filter(Boolean);
}

/** A request with its timeline, and what can still be said or done about it. */
export function RequestCard({ request }: { request: ServiceRequest }) {
  const { folio, kind, reason, state, pieces, events } = request;
  const pictures = events.filter((event) => event.kind === 'picture').length;
  return (
    <Panel as="article">
      <Stack gap={5}>
        <Row justify="space-between">
          <Text as="h3" step="h4">
            {`${requestKindWords[kind].name} ${folio}`}
          </Text>
          <Tag tone={stateTones[state]}>{requestStateWords[state]}</Tag>
        </Row>
        <Stack gap={1}>
          {pieces.map(({ line, name, quantity }) => (
            <Text key={line}>{`${name}, ${piecesText(quantity)}`}</Text>
          ))}
          <Text tone="text2">{reasonOf(kind, reason)?.words}</Text>
          {factsOf(request).map((fact) => (
            <Text key={fact}>{fact}</Text>
          ))}
        </Stack>
        {request.exchange ? <ExchangeChoice request={request} exchange={request.exchange} /> : null}
        <Events aria-label={`Qué ha pasado con la solicitud ${folio}`}>
          {events.map((event) => (
            <Entry key={event.id} event={event} request={request} />
          ))}
        </Events>
        <RequestReply request={request} picturesLeft={isEndedRequest(state) ? 0 : requestLimits.pictures - pictures} />
      </Stack>
    </Panel>
  );
}
