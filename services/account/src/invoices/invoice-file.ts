import type { Invoices } from './context';
import type { InvoiceRow } from './invoice.queries';
import { writeLog } from './invoice-log';

type Format = 'pdf' | 'xml';

/** The file of a stamped invoice, stored at its first download. Null while the provider does not deliver it. */
export async function invoiceFile(
  { db, invoicing }: Invoices,
  invoice: Pick<InvoiceRow, 'order_id' | 'provider_id'>,
  format: Format,
): Promise<Buffer | null> {
  const { order_id, provider_id } = invoice;
  if (!provider_id) return null;
  const kept = await db('invoice_file')
    .where({ provider_id, format })
    .first<{ content: Buffer } | undefined>('content');
  if (kept) return kept.content;
  const started = performance.now();
  const file = await invoicing.download(provider_id, format);
  if (file.kind !== 'file') {
    const sentence = `${format.toUpperCase()}: ${file.kind === 'provider_unreachable' ? file.reason : file.message}`;
    await writeLog(db, { orderId: order_id, step: 'file', ok: false, sentence, started });
    return null;
  }
  await db('invoice_file').insert({ order_id, provider_id, format, content: file.content }).onConflict().ignore();
  return file.content;
}
