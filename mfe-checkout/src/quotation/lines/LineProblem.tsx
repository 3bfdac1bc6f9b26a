import { connectionText, hydrateLazily } from '@actual/shell-contract';
import { Alert } from '@actual/ui';

/** The words for every refusal are many, and mostly none is needed. */
const LineRefusal = hydrateLazily(
  async () => (await import(/* webpackChunkName: "quotation-questions" */ './LineRefusal')).LineRefusal,
);

/** Why a change of a line failed; nothing where none did. */
export function LineProblem({ error }: { error: unknown }) {
  // without a connection there is nothing to fetch words by
  const unanswered = connectionText(error);
  if (unanswered)
    return (
      <Alert tone="error" live>
        {unanswered}
      </Alert>
    );
  return error ? <LineRefusal error={error} /> : null;
}
