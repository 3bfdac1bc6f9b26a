import { mostCompared } from '@actual/contracts/facts/catalog/shown-counts';
import { type BrandInfo, useShell, useToast } from '@actual/shell-contract';
import { useSyncExternalStore } from 'react';
import { type ChosenProduct, ChosenProducts } from './chosen';
import { compareHref } from './compare-address';

const bySite = new Map<string, ChosenProducts>();

/** The internal network has all brands at one address: each has a list of its own. */
function chosenAt({ site }: BrandInfo): ChosenProducts {
  const known = bySite.get(site) ?? new ChosenProducts(`comparar-${site}`);
  bySite.set(site, known);
  return known;
}

/** The products chosen for comparison, and the functions that change them. */
export function useChosen() {
  const { brand } = useShell();
  const toast = useToast();
  const chosen = chosenAt(brand);
  const list = useSyncExternalStore(chosen.watch, chosen.list, ChosenProducts.onServer);
  const href = compareHref(list.map(({ id }) => id));
  return {
    list,
    href,
    /** Chooses a product, or no longer; says so where there is no room for another. */
    toggle(product: ChosenProduct) {
      if (list.some(({ id }) => id === product.id)) chosen.remove(product.id);
      else if (!chosen.add(product))
        toast({
          tone: 'error',
          title: `Ya elegiste ${mostCompared} para comparar`,
          text: 'Quita uno y agrega este.',
          link: { label: 'Ver comparación', href },
        });
    },
    remove: (id: string) => chosen.remove(id),
    clear: () => chosen.clear(),
  };
}
