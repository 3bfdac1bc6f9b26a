import type { ReactNode } from 'react';
import { BrandList } from './parts/BrandList';
import { DeliveryText } from './parts/DeliveryText';
import { Materials } from './parts/Materials';
import { SiteTree } from './parts/SiteTree';
import { Stores } from './parts/Stores';

const parts: Record<string, () => ReactNode> = {
  'texto-de-entrega': DeliveryText,
  tiendas: Stores,
  'mapa-del-sitio': SiteTree,
  materiales: Materials,
  marcas: BrandList,
};

/** What the store adds above the text of a page, by the name its file gives. */
export function Part({ name }: { name: string | null }) {
  const Found = name ? parts[name] : undefined;
  return Found ? <Found /> : null;
}
