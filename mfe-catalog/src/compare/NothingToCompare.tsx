import { EmptyState, LinkButton, pieces } from '@actual/ui';
import { useChosen } from './use-chosen';

/** The address names nothing to compare: what this browser chose before, or how choosing works. */
export function NothingToCompare() {
  const { list, href } = useChosen();
  return (
    <EmptyState
      illustration="emptyCart"
      title="Aún no hay qué comparar"
      text="Toca «Comparar» en dos o más muebles y aquí ves sus precios, medidas y días de entrega lado a lado."
      action={
        list.length > 0 ? (
          <LinkButton href={href}>{`Comparar ${pieces(list.length)}`}</LinkButton>
        ) : (
          <LinkButton href="/">Ver muebles</LinkButton>
        )
      }
    />
  );
}
