import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { connectionText } from '@actual/shell-contract';
import { Button, EmptyState, LinkButton } from '@actual/ui';
import { focusCount } from './filters/focus-count';

/** A category that has no pieces yet. */
export const NothingYet = () => (
  <EmptyState
    illustration="waiting"
    title="Pronto habrá piezas en esta categoría"
    text="Mientras tanto, mira lo que ya tiene fecha de entrega."
    action={<LinkButton href="/">Ir al inicio</LinkButton>}
  />
);

/** Filters that no piece passes; `all` is the list without them. */
export const NothingMatches = ({ all }: { all: string }) => (
  <EmptyState
    illustration="noResults"
    title="Ningún producto cumple con todos los filtros"
    text="Quita alguno para ver más piezas."
    action={
      <LinkButton href={all} onClick={focusCount}>
        Quitar filtros
      </LinkButton>
    }
  />
);

/** A list that did not come. */
export const ListFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <EmptyState
    illustration="error"
    title={connectionText(error) ?? tryAgainText}
    action={<Button onClick={onRetry}>Reintentar</Button>}
  />
);
