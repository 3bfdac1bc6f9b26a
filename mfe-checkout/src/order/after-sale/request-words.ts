import type { RequestablePieces, RequestEvent, ServiceRequest } from '@actual/contracts';
import {
  isShipped,
  type RequestKind,
  type RequestState,
  requestKinds,
  requestObstacles,
  requestObstacleWords,
  resolutionWords,
  type ShippedResolution,
} from '@actual/contracts/facts/delivery/after-sale';
import { deliveryStateWords } from '@actual/contracts/facts/delivery/deliveries';
import { formatDate, formatPesos } from '@actual/contracts/facts/text/written';
import { ApiError } from '@actual/shell-contract';
import { refusalText } from '../../shared/refusals';

/** The page of an order's service requests. */
export const requestsPage = (orderId: string): string => `/checkout/order/${orderId}/solicitudes`;

/** Each kind in the address of its form. */
export const kindAddresses: Readonly<Record<RequestKind, string>> = {
  return: 'devolucion',
  change: 'cambio',
  damage: 'dano',
  warranty: 'garantia',
};
export const kindOf = (address: string | null): RequestKind | undefined =>
  requestKinds.find((kind) => kindAddresses[kind] === address);

export const stateTones = {
  reported: 'warning',
  accepted: 'info',
  scheduled: 'info',
  received: 'info',
  inspected: 'info',
  resolved: 'success',
  refused: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<RequestState, string>;

/** The titles of what a request sends. */
export const shipmentWords = {
  replacement: 'Tu pieza nueva',
  part: 'La parte que falta',
} as const satisfies Record<ShippedResolution, string>;

/** The title of an event, as the buyer reads it. */
export function eventTitle({ kind, by, day }: RequestEvent, { resolution }: ServiceRequest): string {
  const titles: Readonly<Record<RequestEvent['kind'], string>> = {
    reported: 'Recibimos tu solicitud',
    accepted: 'Tu solicitud procede',
    refused: 'Tu solicitud no procede',
    scheduled: day ? `Pasamos el ${formatDate(day)}` : 'Hay día de visita',
    received: 'Tus piezas llegaron al almacén',
    inspected: 'Revisamos tus piezas',
    resolved: resolution ? `Resuelta: ${resolutionWords[resolution].toLowerCase()}` : 'Resuelta',
    withdrawn: 'Solicitud retirada',
    recalled: 'Cancelamos el envío',
    message: by === 'buyer' ? 'Escribiste' : 'Te escribimos',
    picture: by === 'buyer' ? 'Agregaste una foto' : 'Agregamos una foto',
    'refund-chosen': by === 'buyer' ? 'Elegiste tu reembolso' : 'Cambiamos tu cambio por un reembolso',
  };
  return titles[kind];
}

/** What a request sends, and how far that is; null where it sends nothing. */
export function shipmentText({ resolution, shipment }: Pick<ServiceRequest, 'resolution' | 'shipment'>): string | null {
  if (!shipment || !isShipped(resolution)) return null;
  const { state, day, on } = shipment;
  const arrives = `llega antes del ${formatDate(day)}`;
  const how =
    state === 'preparing'
      ? arrives
      : state === 'on-the-way'
        ? `en camino, ${arrives}`
        : state === 'delivered' && on
          ? `entregada el ${formatDate(on)}`
          : deliveryStateWords[state].toLowerCase();
  return `${shipmentWords[resolution]}: ${how}.`;
}

/** What became of a change's value, and until when it can be spent. */
export function exchangeSentences(
  { open, order, value, spent }: NonNullable<ServiceRequest['exchange']>,
  until: string,
): string[] {
  if (open)
    return [
      'Elige lo que quieres en lugar de lo que devolviste: si cuesta más, pagas solo la diferencia; si cuesta menos, te devolvemos lo que sobre por donde pagaste.',
      `Puedes usarlo hasta el ${until}. Después te lo devolvemos por donde pagaste, sin que lo pidas.`,
    ];
  const back = Math.round((value - spent) * 100) / 100;
  return [
    ...(order && spent > 0 ? [`Usaste ${formatPesos(spent)} en tu pedido ${order.folio}.`] : []),
    ...(back > 0 ? [`Te devolvemos ${formatPesos(back)} por donde pagaste.`] : []),
  ];
}

/** Why a kind of request is not offered for a line; null where it is. */
export function obstacleText({ kinds }: RequestablePieces, kind: RequestKind): string | null {
  const { obstacle } = kinds.find((one) => one.kind === kind) ?? {};
  return obstacle ? requestObstacleWords[obstacle] : null;
}

const texts: Readonly<Record<string, string>> = {
  request_changed: 'Tu solicitud ya avanzó a otro paso. Recarga la página para verla.',
  rate_limited: 'Ya hay muchas solicitudes, mensajes o fotos de este pedido. Llámanos y lo vemos contigo.',
  file_not_taken: 'Una de las fotos no es JPG, PNG o WebP, o está dañada. Lo demás sí se envió.',
  picture_too_large: 'Una de las fotos tiene demasiados puntos. Lo demás sí se envió.',
  payload_too_large: 'Una de las fotos pesa demasiado. Lo demás sí se envió.',
};
const otherReasons: Readonly<Record<string, string>> = {
  'not-paid': 'Este pedido no está pagado.',
  reason: 'Elige el motivo.',
  'unknown-piece': 'Una de las piezas ya no está en el pedido.',
};

/** Why a request, message or picture was refused. */
export function requestRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return refusalText(error);
  const { why } = Object(error.details) as { why?: string };
  if (error.code === 'request_not_possible' && why) {
    const obstacle = requestObstacles.find((one) => one === why);
    return obstacle
      ? `No se puede pedir: ${requestObstacleWords[obstacle]}.`
      : (otherReasons[why] ?? refusalText(error));
  }
  return texts[error.code] ?? refusalText(error);
}
