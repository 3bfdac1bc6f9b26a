import { speiHours, transferDays } from './deadlines';
import { PaymentType, type TransferType } from './payment-types';

/** The words for a payment that arrives later, on pages and in mails. */
interface TransferWords {
  /** Above the instructions of its order. */
  readonly title: string;
  /** The line below its name where it is chosen. */
  readonly summary: string;
  /** The button, before the sum. */
  readonly button: string;
  /** The thing that the payer gets to pay with. */
  readonly given: string;
  /** The instruction to the payer: «Transfiere $100». */
  readonly verb: string;
  /** The same in the past: «si ya habías transferido». */
  readonly done: string;
  /** «los datos de tu transferencia». */
  readonly noun: string;
  /** The receiver that takes no other sum than the exact one: «El banco». */
  readonly taker: string;
  /** The link to the provider's page. */
  readonly link: string;
  /** How long the money may be on its way, where it is: «Un SPEI», «12 horas hábiles». */
  readonly credited?: { readonly what: string; readonly within: string };
  /** On which days it can be paid, where a deadline may fall on a Sunday. */
  readonly always?: string;
}

interface TransferFacts {
  /** The issuer of the instructions: the provider, under its own name of the method, or the store's own account. */
  readonly provider: {
    readonly methodId: string;
    readonly beneficiary: string | null;
    readonly bank: string | null;
  } | null;
  /** When an order that waits for it is canceled: hours from now, or at the end of the last of so many calendar days. */
  readonly deadline: { readonly hours: number } | { readonly days: number };
  readonly words: TransferWords;
}

const byBank = { verb: 'Transfiere', done: 'transferido', noun: 'tu transferencia', taker: 'banco' } as const;

/** One row for each type that is waited for; a type without its row does not compile. */
export const transferFacts: Readonly<Record<TransferType, TransferFacts>> = {
  [PaymentType.spei]: {
    provider: { methodId: 'clabe', beneficiary: 'Mercado Pago', bank: 'STP' },
    deadline: { hours: speiHours },
    words: {
      ...byBank,
      title: 'Paga con SPEI',
      summary: `Con una CLABE; tienes ${speiHours} horas para transferir`,
      button: 'Obtener mi CLABE por',
      given: 'Al confirmar te damos una CLABE de 18 dígitos, solo para este pedido.',
      link: 'Ver los pasos en Mercado Pago',
      credited: { what: 'Un SPEI', within: `${speiHours} horas hábiles` },
      always:
        'SPEI funciona las 24 horas, también en fin de semana y días festivos: para SPEI todas las horas son hábiles.',
    },
  },
  [PaymentType.transfer]: {
    provider: null,
    deadline: { days: transferDays },
    words: {
      ...byBank,
      title: 'Paga con transferencia bancaria',
      summary: `A nuestra cuenta; tienes ${transferDays} días naturales para transferir`,
      button: 'Confirmar y transferir',
      given: 'Al confirmar te damos los datos de nuestra cuenta y tu referencia.',
      link: 'Ver los pasos',
    },
  },
};

/** «12 horas», «3 días naturales». */
export function deadlineWords(type: TransferType): string {
  const { deadline } = transferFacts[type];
  return 'hours' in deadline ? `${deadline.hours} horas` : `${deadline.days} días naturales`;
}

/** «si no llega en ese plazo», where it was told a sentence before; else the deadline itself. */
export const deadlineAgain = (type: TransferType): string =>
  transferFacts[type].words.credited ? 'ese plazo' : deadlineWords(type);

/** The sentence about money that arrives after the deadline (reading 5). */
export const lateTransferText = (type: TransferType): string =>
  `Si ya habías ${transferFacts[type].words.done}, no se pierde: al acreditarse reactivamos tu pedido o te devolvemos el dinero.`;

/** «Tus artículos quedan reservados …, hasta 12 horas hábiles.»: the part behind the comma, if any. */
export function creditedWithin(type: TransferType): string {
  const { credited } = transferFacts[type].words;
  return credited ? `, hasta ${credited.within}` : '';
}
