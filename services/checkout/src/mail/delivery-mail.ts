import { answerHours, resolutionWords, returnBusinessDays } from '@actual/contracts/facts/delivery/after-sale';
import { accessMinutes } from '@actual/contracts/facts/delivery/deadlines';
import { failureWords } from '@actual/contracts/facts/delivery/deliveries';
import { storageMonths, storageNoticeDays, storagePercent } from '@actual/contracts/facts/delivery/storage';
import { countWords, folioText, formatDate, formatPesos } from '@actual/contracts/facts/text/written';
import type { RenderedMail, ShortMail } from '@actual/kit/mail';
import { storageReply } from '../order/delivery/storage';
import type { DeliveryEventRow, LoadedOrder } from '../order/order.queries';
import type { MailLink } from './links';
import { orderLetter } from './order-letter';

type Words = Pick<ShortMail, 'preview' | 'sentences' | 'notes'> & { subject: string };

const words: Readonly<Record<DeliveryEventRow['state'], (event: DeliveryEventRow) => Words>> = {
  'on-the-way': () => ({
    subject: 'tu entrega va en camino',
    preview: 'Tus piezas ya salieron del almacén.',
    sentences: ['Tus piezas ya salieron del almacén y van a tu domicilio.'],
    notes: [
      `Ten a la mano una identificación y el acceso libre: esperamos ${accessMinutes} minutos.`,
      'Revisa tus piezas al recibirlas. Un daño o faltante se reporta ese mismo día.',
    ],
  }),
  delivered: ({ on }) => ({
    subject: 'entregamos tus piezas',
    preview: `Las entregamos el ${formatDate(on)}.`,
    sentences: [`Entregamos tus piezas el ${formatDate(on)}. Que las disfrutes.`],
    notes: [
      `¿Llegó algo con daño, incompleto o equivocado? Repórtalo ese mismo día en la página de tu pedido, en «Devolver, cambiar o reportar»: respondemos en ${answerHours} horas hábiles.`,
      `Para devolver o cambiar tienes ${returnBusinessDays} días hábiles desde la entrega.`,
    ],
  }),
  failed: ({ on, reason }) => ({
    subject: 'no pudimos entregar',
    preview: `Fuimos el ${formatDate(on)} y ${failureWords[reason ?? 'nobody']}.`,
    sentences: [
      `Fuimos el ${formatDate(on)}, esperamos ${accessMinutes} minutos y ${failureWords[reason ?? 'nobody']}. Tus piezas regresaron al almacén y siguen siendo tuyas.`,
    ],
    notes: ['Elige en la página de tu pedido el día en que las llevamos otra vez.'],
  }),
  preparing: ({ day, newDay }) => ({
    subject: day === newDay ? 'tu entrega todavía no sale' : 'otro día para tu entrega',
    preview: `Llega antes del ${formatDate(newDay ?? '')}.`,
    sentences: [day === newDay ? 'Tus piezas siguen en nuestro almacén.' : 'Tus piezas tienen otro día de entrega.'],
    notes: ['Hasta que salgan del almacén puedes cambiarlo en la página de tu pedido.'],
  }),
  stored: ({ on }) => ({
    subject: 'guardamos tus piezas',
    preview: `Están en nuestro almacén desde el ${formatDate(on)}.`,
    sentences: ['Como lo pediste, guardamos tus piezas en nuestro almacén.'],
    notes: [
      `Cuesta el ${storagePercent}% mensual de su valor, hasta ${countWords(storageMonths, 'mes', 'meses')}, y se paga antes de que salgan.`,
      `Cuando quieras recibirlas, elige el día en la página de tu pedido, con ${storageNoticeDays} días hábiles de anticipación.`,
    ],
  }),
};

const mistaken: Words = {
  subject: 'corrección sobre tu entrega',
  preview: 'Anotamos por error algo que no pasó.',
  sentences: ['Te escribimos que tus piezas ya tenían otro estado. Fue un error nuestro y ya lo corregimos: perdón.'],
  notes: ['En la página de tu pedido ves cómo va tu entrega.'],
};

/** Notes about what a service request sends: staff agree on its other days. */
const sentNotes = (state: DeliveryEventRow['state'], notes: Words['notes']): Words['notes'] => {
  if (state === 'preparing') return [];
  if (state === 'failed' || state === 'stored')
    return ['Te llamamos para acordar otro día. También puedes llamarnos tú.'];
  return state === 'delivered' ? notes?.slice(0, 1) : notes;
};

/** A new state of a delivery, or the correction of one, with the buyer's next steps. */
export function deliveryMail(order: LoadedOrder, link: MailLink, event: DeliveryEventRow): RenderedMail {
  const { subject, ...said } = event.corrects === null ? words[event.state](event) : mistaken;
  const sent = order.shipments.find(({ id }) => event.lines.includes(id));
  const names = sent ? sent.pieces : order.lines.filter(({ id }) => event.lines.includes(id));
  const storage = event.newDay && event.corrects === null && !sent ? storageReply(order, event.lines) : null;
  const guide = [event.carrier, event.guide].filter(Boolean).join(', ');
  return orderLetter(order, link, {
    ...said,
    // the periods of what was bought run on, and neither day nor storage is the buyer's to choose
    notes: sent ? sentNotes(event.state, said.notes) : said.notes,
    subject: `Tu pedido ${folioText(order.folio)}: ${subject}`,
    facts: [
      ...(sent ? [['Solicitud', `${sent.folio}, ${resolutionWords[sent.resolution].toLowerCase()}`] as const] : []),
      ...names.map(({ name, quantity }) => [name, countWords(quantity, 'pieza', 'piezas')] as const),
      ...(event.newDay && event.corrects === null
        ? [['Nuevo día', `Llega antes del ${formatDate(event.newDay)}`] as const]
        : []),
      ...(storage?.due ? [['Almacenaje, antes de que salga', formatPesos(storage.due)] as const] : []),
      ...(guide ? [['Guía', guide] as const] : []),
      ...(event.link ? [['Rastreo', event.link] as const] : []),
    ],
  });
}
