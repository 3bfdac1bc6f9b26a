import { type MenuGroup, useBrand } from '@actual/themes-contract';
import { useMemo } from 'react';
import { usePage } from '../../page-context';
import { menuWithout } from './filled-menu';

/** The brand's menu, as far as it leads to something. */
export function useMenu(): MenuGroup[] {
  const { menu } = useBrand();
  const { emptyLinks } = usePage();
  return useMemo(() => menuWithout(menu, emptyLinks), [menu, emptyLinks]);
}
