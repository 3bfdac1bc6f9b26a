import { worksInside } from '@actual/kit';
import type { InvoiceSettings } from '../invoices/context';
import type { Person } from './people.queries';

/** Where a person asks for another password: whoever reads the mail proves the mailbox, not the session. */
export function passwordPage(
  { publicOrigins, internalOrigin }: Pick<InvoiceSettings, 'publicOrigins' | 'internalOrigin'>,
  person: Pick<Person, 'role' | 'email'>,
  site: keyof InvoiceSettings['publicOrigins'],
): string {
  const origin = worksInside(person) ? internalOrigin : publicOrigins[site];
  return `${origin}/forgot-password?${new URLSearchParams({ email: person.email })}`;
}
