import type { ServiceRequest } from '@actual/contracts';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { brands } from '@actual/contracts/facts/company/brands';
import { reasonOf, requestKindWords, requestStateWords } from '@actual/contracts/facts/delivery/after-sale';
import { deliveryStateWords } from '@actual/contracts/facts/delivery/deliveries';
import { phoneWords } from '@actual/contracts/facts/text/written';
import { storeYear } from '@actual/contracts/store-day';
import { Link, useLoaderData, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Alert, formatDate, formatPesos, pieces, Stack } from '@actual/ui';
import { useState } from 'react';
import { isChangedMeanwhile } from '../audit/changed-meanwhile';
import { History } from '../audit/History';
import { WhoChanged } from '../audit/WhoChanged';
import { DeskColumns, DeskHead, DeskObject, DeskPanel, DeskStack, NothingFound } from '../layout/DeskParts';
import { Facts } from '../layout/Facts';
import { MailWords } from '../layout/MailWords';
import { momentWords } from '../reports/moment-words';
import { StateTag } from '../reports/StateTag';
import { dueWords } from '../requests/due-words';
import { requestQuery } from '../requests/request-queries';
import { refusedText, stateTones } from '../requests/request-words';
import type { OneRequestData } from './loader';
import { RequestTimeline } from './RequestTimeline';
import { StepForm } from './StepForm';

/** `/solicitudes/{id}`: one request, its next step, and everything done and said. */
export const Component = () => {
  const { id, found } = useLoaderData<OneRequestData>();
  return found ? (
    <OneRequest id={id} />
  ) : (
    <NothingFound title="No encontramos esta solicitud" list={staffPages.requests} link="Ver las solicitudes" />
  );
};

/** What became of the value of a change. */
function exchangeNote({ open, spent, value, until }: NonNullable<ServiceRequest['exchange']>): string {
  if (open) return `hasta ${momentWords(until, storeYear())}`;
  return spent < value ? `usó ${formatPesos(spent)}; lo demás se devuelve` : 'lo usó todo';
}

function OneRequest({ id }: { id: string }) {
  const { data: desk } = useSuspenseQuery(requestQuery(useShell().api, id));
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState<unknown>(null);
  const wasFirst = isChangedMeanwhile(refusal);
  const { request, order } = desk;
  const { kind, folio, state, due, reason, amount, wayBack, refundBy, collectionDay, refunded, exchange, shipment } =
    request;
  const title = `${requestKindWords[kind].name} ${folio}`;
  const clock = due ? dueWords(due) : null;
  return (
    <DeskObject title={title}>
      <DeskStack>
        <p>
          <Link to={staffPages.requests.path}>{staffPages.requests.label}</Link>
        </p>
        <DeskHead
          title={title}
          state={<StateTag $tone={stateTones[state]}>{requestStateWords[state]}</StateTag>}
          note={`${order.shopper} · pedido ${order.folio} · ${brands[order.site].name} · ${momentWords(request.createdAt, storeYear())}`}
        />
        <Facts
          label="Resumen"
          facts={[
            {
              label: 'Respuesta',
              value: clock ? <StateTag $tone={clock.isLate ? 'bad' : 'waiting'}>{clock.words}</StateTag> : 'Dada',
              note: due ? momentWords(due, storeYear()) : undefined,
            },
            { label: 'Motivo', value: reasonOf(kind, reason)?.words ?? reason },
            { label: 'Valor de las piezas', value: formatPesos(amount) },
            { label: 'Traslado de regreso', value: wayBack > 0 ? formatPesos(wayBack) : 'Sin costo' },
            shipment
              ? { label: 'Envío', value: formatDate(shipment.day), note: deliveryStateWords[shipment.state] }
              : { label: 'Visita', value: collectionDay ? formatDate(collectionDay) : '—' },
            exchange
              ? { label: 'Valor para su cambio', value: formatPesos(exchange.value), note: exchangeNote(exchange) }
              : refunded > 0
                ? { label: 'Devuelto', value: formatPesos(refunded) }
                : { label: 'Reembolso a más tardar', value: refundBy ? formatDate(refundBy) : '—' },
          ]}
        />
        <DeskColumns>
          <div>
            <DeskPanel title="Historia" order={2}>
              <RequestTimeline request={request} />
            </DeskPanel>
            <History id={id} />
          </div>
          <div>
            {desk.steps.length > 0 || wasFirst ? (
              <DeskPanel title="Decisión">
                {wasFirst ? (
                  <Alert tone="error" live>
                    <span>{refusedText(refusal)}</span>
                    <WhoChanged id={id} error={refusal} />
                    {note && desk.steps.length === 0 ? <span>{` Habías escrito: «${note}»`}</span> : null}
                  </Alert>
                ) : null}
                {desk.steps.length > 0 ? (
                  <StepForm key={state} desk={desk} note={note} onNote={setNote} onRefused={setRefusal} />
                ) : null}
              </DeskPanel>
            ) : null}
            <DeskPanel title="Piezas" order={1}>
              <Stack as="ul" gap={2}>
                {request.pieces.map(({ line, name, finish, quantity, amount: cost }) => (
                  <li
                    key={line}
                  >{`${[name, finish].filter(Boolean).join(', ')}: ${pieces(quantity)}, ${formatPesos(cost)}`}</li>
                ))}
              </Stack>
            </DeskPanel>
            <DeskPanel title="Quien compró" order={3}>
              <Stack gap={2}>
                <Link to={`/checkout/order/${order.id}`}>{`Pedido ${order.folio}`}</Link>
                {exchange?.order ? (
                  <Link
                    to={`/checkout/order/${exchange.order.id}`}
                  >{`Pedido de su cambio, ${exchange.order.folio}`}</Link>
                ) : exchange?.open && exchange.quotation ? (
                  <Link to={`/quotations/edit/${exchange.quotation}`}>Cotización de su cambio</Link>
                ) : null}
                <a href={`mailto:${order.email}`}>
                  <MailWords address={order.email} />
                </a>
                <a href={`tel:${order.phone}`}>{phoneWords(order.phone)}</a>
              </Stack>
            </DeskPanel>
          </div>
        </DeskColumns>
      </DeskStack>
    </DeskObject>
  );
}
