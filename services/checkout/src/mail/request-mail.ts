import { requestKindWords, resolutionWords } from '@actual/contracts/facts/delivery/after-sale';
import { formatCents, formatDate } from '@actual/contracts/facts/text/written';
import { formatMoment } from '@actual/contracts/store-day';
import type { RenderedMail } from '@actual/kit/mail';
import type { ExchangeRow, LoadedRequest, RequestEventRow } from '../after-sale/request.queries';
import type { LoadedOrder } from '../order/order.queries';
import type { MailLink } from './links';
import { orderLetter } from './order-letter';

interface Words {
  /** After «Tu solicitud 100001: ». */
  subject: string;
  sentences: readonly string[];
  facts?: readonly (readonly [string, string])[];
}

/** The words about a step of a request; null for a step that nobody is mailed about. */
function wordsOf(request: LoadedRequest, { kind, detail }: RequestEventRow): Words | null {
  switch (kind) {
    case 'reported':
      return {
        subject: 'la recibimos',
        sentences: ['Recibimos tu solicitud. Puedes agregar fotos y mensajes en la página de tu pedido.'],
        facts: [['Te respondemos antes del', formatMoment(request.dueAt.toISOString())]],
      };
    case 'accepted':
      return {
        subject: 'procede',
        sentences: ['Tu solicitud procede.'],
        facts:
          request.wayBackCents > 0
            ? [
                [
                  'Traslado de regreso',
                  `${formatCents(request.wayBackCents)} MXN, se descuentan de lo que te devolvemos`,
                ],
              ]
            : [],
      };
    case 'refused':
      return { subject: 'no procede', sentences: ['Revisamos tu solicitud y no procede.'] };
    case 'scheduled':
      return {
        subject: 'día de visita',
        sentences: ['Ya hay día para pasar por tus piezas o revisarlas.'],
        facts: detail.day ? [['Día', formatDate(detail.day)]] : [],
      };
    case 'received':
      return {
        subject: 'tus piezas llegaron',
        sentences: ['Tus piezas ya están en nuestro almacén y las vamos a revisar.'],
        facts:
          request.kind === 'return' && request.refundBy
            ? [['Reembolso a más tardar el', formatDate(request.refundBy)]]
            : [],
      };
    case 'resolved':
      return {
        subject: 'resuelta',
        sentences: [
          `Resolvimos tu solicitud: ${resolutionWords[request.resolution ?? 'repair'].toLowerCase()}.`,
          ...(request.exchange
            ? [
                `Elige en la página de tu pedido lo que quieres en su lugar: pagas solo la diferencia, o te la devolvemos. Si no lo usas antes del ${formatMoment(request.exchange.until)}, te devolvemos su valor por donde pagaste.`,
              ]
            : []),
        ],
        facts: detail.day
          ? [['Llega antes del', formatDate(detail.day)]]
          : request.refundCents > 0
            ? [
                [
                  request.exchange ? 'Tienes para tu cambio' : 'Te devolvemos',
                  `${formatCents(request.refundCents)} MXN`,
                ],
              ]
            : [],
      };
    case 'withdrawn':
      return { subject: 'retirada', sentences: ['Tu solicitud se retiró. No hay nada más que hacer.'] };
    case 'recalled':
      return {
        subject: 'cancelamos el envío',
        sentences: ['Cancelamos el envío antes de que saliera. Tu solicitud sigue abierta y te decimos qué sigue.'],
      };
    case 'message':
      return { subject: 'tienes un mensaje', sentences: ['Te escribimos sobre tu solicitud:'] };
    default:
      return null;
  }
}

/** Tells the buyer about a step of their service request; null for events that are not mailed. */
export function requestMail(
  order: LoadedOrder,
  link: MailLink,
  { request, event }: { request: LoadedRequest; event: RequestEventRow },
): RenderedMail | null {
  const words = wordsOf(request, event);
  if (!words) return null;
  const said = event.staffId !== null && event.body ? [`«${event.body}»`] : [];
  const [preview = ''] = words.sentences;
  return orderLetter(order, link, {
    subject: `Tu solicitud ${request.folio}: ${words.subject}`,
    preview,
    sentences: [...words.sentences, ...said],
    facts: [
      ['Solicitud', `${request.folio}, ${requestKindWords[request.kind].name.toLowerCase()}`],
      ...(words.facts ?? []),
    ],
    notes: ['Sigue tu solicitud y respóndenos en la página de tu pedido, en «Devolver, cambiar o reportar».'],
  });
}

/** Reminds the buyer that the value of their change is there, and until when. */
export const exchangeEndingMail = (
  order: LoadedOrder,
  link: MailLink,
  { kind, folio, exchange }: LoadedRequest & { exchange: ExchangeRow },
): RenderedMail =>
  orderLetter(order, link, {
    subject: `Tu solicitud ${folio}: todavía no eliges tu cambio`,
    preview: 'Lo que devolviste espera a que elijas otra pieza.',
    sentences: [
      'Lo que devolviste espera a que elijas otra pieza: si cuesta más, pagas solo la diferencia; si cuesta menos, te devolvemos lo que sobre.',
      `Puedes usarlo hasta el ${formatMoment(exchange.until)}. Después te lo devolvemos por donde pagaste, sin que lo pidas.`,
    ],
    facts: [
      ['Solicitud', `${folio}, ${requestKindWords[kind].name.toLowerCase()}`],
      ['Tienes para tu cambio', `${formatCents(exchange.balanceCents)} MXN`],
    ],
    notes: ['Elige tu cambio en la página de tu pedido, en «Devolver, cambiar o reportar».'],
  });
