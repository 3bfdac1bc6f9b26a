import type { FileOfRow } from '@actual/kit/files/row-files';
import type { Invoices } from './context';
import type { InvoiceRow } from './invoice.queries';
import { writeLog } from './invoice-log';

type Format = 'pdf' | 'xml';

/**
 * A stamped invoice's file, stored at its first download; null while the provider does not deliver it.
 * @throws unavailable while its bucket does not answer
 */
export async function invoiceFile(
  { db, files, invoicing }: Invoices,
  invoice: Pick<InvoiceRow, 'order_id' | 'provider_id'>,
  format: Format,
): Promise<Buffer | null> {
  const { order_id, provider_id } = invoice;
  if (!provider_id) return null;
  const kept = await db('invoice_file')
    .where({ provider_id, format })
    .first<FileOfRow | undefined>('content', 'file_id');
  const own = kept && (await files.read('invoice_file', kept));
  if (own) return own;
  const started = performance.now();
  const file = await invoicing.download(provider_id, format);
  if (file.kind !== 'file') {
    const sentence = `${format.toUpperCase()}: ${file.kind === 'provider_unreachable' ? file.reason : file.message}`;
    await writeLog(db, { orderId: order_id, step: 'file', ok: false, sentence, started });
    return null;
  }
  const row = { order_id, provider_id, format, content: file.content };
  await db('invoice_file').insert(row).onConflict(['provider_id', 'format']).merge(['content']);
  return file.content;
}
