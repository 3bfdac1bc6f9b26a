import { exportedRows } from '@actual/contracts/facts/capacities';
import { type Knex, prepared } from '@actual/database';
import { ZipFile } from 'yazl';
import { consentDigest } from '../consents/consents.queries';
import { exportFiles } from './archive-contents.sql';

/** The owner of the gathered data. */
export interface Owner {
  userId: string;
  clientId: string;
  email: string;
}

interface Gathered {
  name: string;
  about: string;
  rows: readonly object[];
}

/** The list at the front of an archive. */
function readMe(files: readonly Gathered[], { email }: Owner): string {
  const listed = files.map(({ name, about, rows }) => {
    const cut = rows.length === exportedRows ? '; hay más, pídenos el resto' : '';
    return `${name}.json: ${about} (${rows.length}${cut}).`;
  });
  const lines = [
    `Datos personales de la cuenta ${email}, reunidos el ${new Date().toISOString()}.`,
    'Cada archivo es texto en formato JSON; las fechas están en hora universal (UTC) y los importes en pesos.',
    'Tu contraseña y lo que abre tus llaves de acceso no están: se guardan de modo que nadie puede leerlos.',
    '',
    ...listed,
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** Gathers an account's data into one archive: a JSON file of each kind, and a list of them. */
export async function gather(trx: Knex, secret: string, owner: Owner): Promise<Buffer> {
  const { userId, clientId, email } = owner;
  const whose = { userId, clientId, email, digest: consentDigest(secret, email), most: exportedRows };
  const files: Gathered[] = [];
  for (const { name, about, sql } of exportFiles)
    files.push({ name, about, rows: await prepared<object>(trx, `export-${name}`, sql, whose) });
  const archive = new ZipFile();
  archive.addBuffer(Buffer.from(readMe(files, owner)), 'LEEME.txt');
  for (const { name, rows } of files)
    archive.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), `${name}.json`);
  archive.end();
  const parts: Buffer[] = [];
  for await (const part of archive.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
