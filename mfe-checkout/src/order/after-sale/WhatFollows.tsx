import {
  collectionBusinessDays,
  exchangeDays,
  noExchangePercent,
  type RequestKind,
  reasonsOf,
} from '@actual/contracts/facts/delivery/after-sale';
import { refundBusinessDays } from '@actual/contracts/facts/payment/deadlines';
import { formatDate } from '@actual/contracts/facts/text/written';
import { formatMoment } from '@actual/contracts/store-day';
import { Stack, Text } from '@actual/ui';

interface WhatFollowsProps {
  kind: RequestKind;
  answerBy: string;
  refundFrom: string;
  /** Some of the pieces were sold too far below their price to be exchanged by warranty. */
  unexchanged: boolean;
}

const isOurs = (kind: RequestKind): boolean => reasonsOf(kind).every(([, { ours }]) => ours);
const givesBack = (kind: RequestKind): boolean => kind === 'return' || kind === 'change';

/** Days and costs of what is asked for, before it is. */
export function WhatFollows({ kind, answerBy, refundFrom, unexchanged }: WhatFollowsProps) {
  const sentences = [
    `Te respondemos antes del ${formatMoment(answerBy)}.`,
    givesBack(kind)
      ? `Si procede, pasamos por las piezas desde ${collectionBusinessDays} días hábiles después; tú eliges con nosotros el día.`
      : 'Si hace falta, acordamos contigo un día para revisar o recoger la pieza.',
    isOurs(kind)
      ? 'El traslado y la reparación no te cuestan.'
      : 'El traslado de regreso corre por tu cuenta, salvo que la causa sea nuestra: te decimos cuánto cuesta al responder, y puedes retirar tu solicitud.',
    ...(kind === 'return'
      ? [
          `El reembolso sale dentro de los ${refundBusinessDays} días hábiles después de que las piezas regresan: si regresaran hoy, a más tardar el ${formatDate(refundFrom)}.`,
        ]
      : []),
    ...(kind === 'change'
      ? [
          `Cuando tus piezas regresan y las revisamos, su valor paga lo que elijas en su lugar: si cuesta más, pagas la diferencia; si cuesta menos, te la devolvemos. Tienes ${exchangeDays} días para elegir; después te devolvemos el valor.`,
        ]
      : []),
    ...(kind === 'warranty' && unexchanged
      ? [
          `Alguna de estas piezas tuvo ${noExchangePercent} % de descuento o más y no tiene cambio por garantía: la reparamos o te devolvemos lo que pagaste.`,
        ]
      : []),
  ];
  return (
    <Stack gap={2}>
      <Text as="h2" step="h4">
        Qué sigue
      </Text>
      <Stack as="ul" gap={2}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Stack>
    </Stack>
  );
}
