import { EmptyState, LinkButton, pieces } from '@actual/ui';
import { useChosen } from './use-chosen';

/** For an address without products: those chosen in this browser before, or how to choose. */
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
