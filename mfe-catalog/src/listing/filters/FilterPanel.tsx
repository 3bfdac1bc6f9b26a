import type { ProductList } from '@actual/contracts';
import { isKiosk } from '@actual/contracts/facts/catalog/kiosk-address';
import { wayInHref } from '@actual/contracts/way-in/way-in-address';
import { Form, useLocation, useNavigate, useSearchParams } from '@actual/shell-contract';
import { Button, Disclosure, TextLink } from '@actual/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { readByLists } from '../read-by-lists';
import { FilterValues } from './FilterValues';
import { queryName, toggled } from './filter-address';
import { PriceFilter } from './PriceFilter';
import { SizeFilter } from './SizeFilter';
import { sizeNamesInAddress } from './size-address';

const Panel = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > div:last-of-type { border-bottom: 0; }
  &[data-framed] {
    padding: 6px 18px;
    background: var(--c-surface);
    border: var(--panel-border);
    border-radius: var(--radius-panel);
  }
`;

/**
 * Once the place and the access are known, the filters of arrival and access come first; then the piece's features,
 * then the shop's facts.
 */
const beginning = ['wayIn', 'delivery'];
const ends = ['discount', 'brand', 'availability'];
const place = ({ Handle }: { Handle: string }): number =>
  beginning.includes(Handle) ? -2 - beginning.indexOf(Handle) : ends.indexOf(Handle);

interface FilterPanelProps {
  facets: ProductList['facets'];
  framed: boolean;
  histogram: boolean;
}

/** The filter panel with counts. Each box is a link's worth of address; without script it is a form with a button. */
export function FilterPanel({ facets, framed, histogram }: FilterPanelProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const names = new Set([
    ...facets.groups.map((group) => queryName(group.Handle)),
    'precio-desde',
    'precio-hasta',
    ...Object.values(sizeNamesInAddress).flatMap(({ from, to }): string[] => [from, to]),
    'pagina',
  ]);
  const kept = [...search].filter(([name]) => readByLists(name) && !names.has(name));
  const isAsked = ({ Handle }: (typeof facets.sizes)[number]) =>
    Object.values(sizeNamesInAddress[Handle]).some((name) => search.has(name));
  const sizes = facets.sizes.filter((size) => size.max > size.min || isAsked(size));
  const sizesAsked = sizes.some(isAsked);
  const location = useLocation();
  const isWayInThere = facets.groups.some(({ Handle }) => Handle === 'wayIn');
  const changed = (event: FormEvent<HTMLFormElement>) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'checkbox') return;
    void navigate(toggled(search, event.target.name, event.target.value), { preventScrollReset: true });
  };
  return (
    <Panel method="get" data-framed={framed ? '' : undefined} onChange={changed}>
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {facets.price && facets.price.max > facets.price.min ? (
        <Disclosure title="Precio" level={2} defaultOpen>
          <PriceFilter price={facets.price} histogram={histogram} />
        </Disclosure>
      ) : null}
      {sizes.length > 0 ? (
        <Disclosure title="Medidas" level={2} defaultOpen={sizesAsked}>
          <SizeFilter sizes={sizes} />
        </Disclosure>
      ) : null}
      {[...facets.groups]
        .filter((group) => group.Values.length > 0)
        .sort((a, b) => place(a) - place(b))
        .map((group, at) => (
          <Disclosure
            level={2}
            key={group.id}
            title={group.Name}
            defaultOpen={at < 3 || group.Handle === 'color' || group.Values.some((value) => value.selected)}
          >
            <FilterValues group={group} />
            {group.Handle === 'wayIn' ? <TextLink href={wayInHref(location)}>Cambiar mi acceso</TextLink> : null}
          </Disclosure>
        ))}
      {isKiosk(location) || isWayInThere ? null : (
        <Disclosure level={2} title="Acceso" defaultOpen>
          <TextLink href={wayInHref(location)}>Decir cómo es mi acceso</TextLink>
        </Disclosure>
      )}
      <noscript>
        <Button type="submit" block>
          Aplicar filtros
        </Button>
      </noscript>
    </Panel>
  );
}
