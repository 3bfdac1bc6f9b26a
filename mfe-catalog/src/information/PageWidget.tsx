import type { ReactNode } from 'react';
import { BrandList } from './widgets/BrandList';
import { DeliveryText } from './widgets/DeliveryText';
import { Materials } from './widgets/Materials';
import { SiteTree } from './widgets/SiteTree';
import { Stores } from './widgets/Stores';

const widgets: Record<string, () => ReactNode> = {
  'texto-de-entrega': DeliveryText,
  tiendas: Stores,
  'mapa-del-sitio': SiteTree,
  materiales: Materials,
  marcas: BrandList,
};

/** The widget above the text of a page, by the name in its file. */
export function PageWidget({ name }: { name: string | null }) {
  const Found = name ? widgets[name] : undefined;
  return Found ? <Found /> : null;
}
