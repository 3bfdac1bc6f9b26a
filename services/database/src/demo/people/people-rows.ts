import { Role } from '@actual/contracts/facts/access/roles';
import { PaymentType } from '@actual/contracts/facts/payment/payment-types';
import { hash } from '@node-rs/argon2';
import { hashPackagePassword } from '../../package-password';
import { demoPackages, packageRows } from '../catalog/package-rows';
import type { DemoRows } from '../demo-rows';
import { demoId } from '../ids';
import { STORES } from '../sites';
import { DEMO_PASSWORD, DOLLAR_CLIENT, PACKAGE_PASSWORD, PEOPLE } from './people';

/** Every demo client's e-wallet and balance, in centavos. */
const FUNDS = { [PaymentType.ewallet]: 150_000, [PaymentType.clientBalance]: 80_000 } as const;

function ledgerRows(clientIds: readonly string[]): DemoRows {
  const accounts = clientIds.flatMap((client_id) =>
    Object.entries(FUNDS).map(([kind, amount_cents]) => ({ client_id, kind, amount_cents })),
  );
  return [
    ['ledger_account', accounts.map(({ client_id, kind }) => ({ client_id, kind }))],
    ['ledger_entry', accounts.map((one) => ({ ...one, reason: 'deposit', key: `demo ${one.client_id} ${one.kind}` }))],
  ];
}

/** Stores, people and packages: the rows that hold a hashed password. */
export async function peopleRows(): Promise<DemoRows> {
  const passwordHash = await hash(DEMO_PASSWORD);
  const packageHash = await hashPackagePassword(PACKAGE_PASSWORD);
  const clients = PEOPLE.filter((person) => person.role === Role.client).map((person) => ({
    id: demoId('client', person.email),
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    mobile_phone: person.mobile,
    currency: person.email === DOLLAR_CLIENT ? 'USD' : 'MXN',
  }));
  const users = PEOPLE.map((person) => ({
    id: demoId('user', person.email),
    role: person.role,
    email: person.email,
    // as if they had opened the link of their mail
    proven_email: person.email,
    password_hash: passwordHash,
    first_name: person.firstName,
    last_name: person.lastName,
    mobile_phone: person.mobile,
    client_id: person.role === Role.client ? demoId('client', person.email) : null,
    main_store: person.store,
    active_store: person.store,
  }));
  return [
    ['store', STORES],
    ['client', clients],
    ['dollar_rate', [{ pesos: 18.5 }]],
    ['app_user', users],
    ...ledgerRows(clients.map(({ id }) => id)),
    ...packageRows(demoPackages(), packageHash),
  ];
}
