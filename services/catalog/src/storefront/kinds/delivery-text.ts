import type { deliveryTextContent } from '@actual/contracts';
import type { z } from 'zod';
import type { Kind } from './kind';

/** A brand's text on its page about deliveries. */
export const deliveryText: Kind<z.output<typeof deliveryTextContent>> = {
  async read(db, site) {
    const row = await db('site').where({ handle: site }).first<{ delivery_text: string } | undefined>('delivery_text');
    return { kind: 'delivery-text', text: row?.delivery_text ?? '' };
  },
  async check() {},
  async write(trx, site, { text }) {
    await trx('site').where({ handle: site }).update({ delivery_text: text });
  },
  async preview(_from, { kind, text }) {
    return { kind, paragraphs: text.split(/\n{2,}/) };
  },
};
