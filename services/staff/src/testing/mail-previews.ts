import type { Site } from '@actual/contracts';
import type { RenderedMail } from '@actual/kit/mail';
import { dayMail } from '../reminders/send-day-mail';

const step = { quotationId: 'quotation-1', folio: '100001', client: 'Lucía Pech' };

/** Every mail that the staff service sends, with invented data, by name. `origin`: the desk's address. */
export const mailPreviews = (site: Site, origin: string): Record<string, RenderedMail> => ({
  'my-day': dayMail(
    {
      site,
      firstName: 'Mariana',
      steps: [
        { ...step, text: 'Llamar para confirmar el color', day: '2026-11-20' },
        { ...step, folio: '100017', client: 'Hotel Laguna', text: 'Mandar la cotización corregida', day: '2026-11-21' },
      ],
    },
    '2026-11-21',
    origin,
  ),
});
