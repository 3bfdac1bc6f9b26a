import type { FiscalAddress } from '@actual/contracts';
import { hasFiscalData } from '@actual/contracts/fiscal/fiscal-rules';
import type { Knex } from '@actual/database';
import { fiscalListsOfSales, rightFiscalData } from './right-fiscal-data';

const columns = {
  LicTradNum: 'rfc',
  companyName: 'company_name',
  companyPublicName: 'public_name',
  cfdiUse: 'cfdi_use',
  regime: 'regime',
  Phone1: 'phone',
  U_Correos: 'email',
  Street: 'street',
  U_NumExt: 'exterior_number',
  U_NumInt: 'interior_number',
  Block: 'block',
  City: 'city',
  State: 'state',
  ZipCode: 'zip',
  U_Localidad: 'locality',
} as const satisfies Record<keyof FiscalAddress, string>;

/** Fiscal data of a client with the lists; the email defaults to the client's. */
export async function readFiscalAddress(db: Knex, clientId: string) {
  const [fiscal, client] = await Promise.all([
    db('fiscal_address').where({ client_id: clientId }).first<FiscalAddress | undefined>(columns),
    db('client').where({ id: clientId }).first<{ email: string } | undefined>('email'),
  ]);
  const fiscalAddress = fiscal ?? null;
  return {
    fiscalAddress,
    isValid: hasFiscalData(fiscalAddress),
    defaults: { U_Correos: client?.email ?? '' },
    lists: fiscalListsOfSales,
  };
}

/** Stores the fiscal data of a client. @throws {AppError} `invalid_input` with the fields that are wrong */
export async function keepFiscalAddress(db: Knex, clientId: string, typed: FiscalAddress): Promise<FiscalAddress> {
  const data = rightFiscalData(typed, 'kept');
  const row = Object.fromEntries(
    (Object.keys(columns) as (keyof FiscalAddress)[]).map((field) => [columns[field], data[field]]),
  );
  await db('fiscal_address')
    .insert({ client_id: clientId, ...row })
    .onConflict('client_id')
    .merge({ ...row, updated_at: db.fn.now() });
  return data;
}
