import { useBrand } from '@actual/themes-contract';
import { useSyncExternalStore } from 'react';
import { Accordion, type PanelItem } from './Accordion';
import { Tabs } from './Tabs';

const query = '(min-width: 721px)';
const subscribe = (changed: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};
/** Product information: tabs on wide screens where the brand wants them, an accordion on phones. */
export const InfoPanels = ({ items, label }: { items: PanelItem[]; label: string }) => {
  const { structure } = useBrand();
  const wide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
  if (wide && structure.productInfo === 'tabs') return <Tabs items={items} label={label} />;
  return (
    <section aria-label={label}>
      <Accordion items={items} openFirst />
    </section>
  );
};
