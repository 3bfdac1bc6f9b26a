import type { Role } from '@actual/contracts/facts/access/roles';
import { Alert } from '@actual/ui';
import { closedWords } from '../access/closed-words';

/** Says who opens the page that was asked for; nothing for one that opens, or that is none. */
export function ClosedPage({ page, role }: { page: string; role: Role | undefined }) {
  const words = closedWords(page, role);
  return words ? (
    <Alert tone="info" live>
      {words}
    </Alert>
  ) : null;
}
