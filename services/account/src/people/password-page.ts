import { worksInside } from '@actual/kit';
import type { InvoiceSettings } from '../invoices/context';
import type { Person } from './people.queries';

/** The page where a person asks for another password: the mailed link proves the mailbox, which a session does not. */
export function passwordPage(
  { publicOrigins, internalOrigin }: Pick<InvoiceSettings, 'publicOrigins' | 'internalOrigin'>,
  person: Pick<Person, 'role' | 'email'>,
  site: keyof InvoiceSettings['publicOrigins'],
): string {
  const origin = worksInside(person) ? internalOrigin : publicOrigins[site];
  return `${origin}/forgot-password?${new URLSearchParams({ email: person.email })}`;
}
