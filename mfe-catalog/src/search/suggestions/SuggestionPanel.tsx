import type { Suggestions } from '@actual/contracts';
import { useQuery, useShell } from '@actual/shell-contract';
import { Anchor } from '@actual/themes-contract';
import { formatPesos, Icon, Thumb, VisuallyHidden } from '@actual/ui';
import { type ReactNode, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import styled from 'styled-components';
import { marked } from './marked';
import { announcement, moved, type Option, optionsOf } from './options';
import type { PanelProps } from './panel';
import { Heading, List, optionStyle, Panel, Said } from './styles';
import { suggestionsQuery } from './suggestions-query';
import { useDebounced } from './use-debounced';

const Line = styled(Anchor)`
  ${optionStyle}
`;

/** A group of options; a fieldset may not stand in a listbox. */
const Group = styled.div.attrs({ role: 'group' })``;

const Marked = ({ text, typed }: { text: string; typed: string }) =>
  marked(text, typed).map((piece, at) => {
    const key = `${at}${piece.text}`;
    return piece.typed ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
  });

type Category = Suggestions['categories'][number];
type Product = Suggestions['products'][number];

const categoryLine = ({ Name, path, count }: Category, typed: string) => (
  <>
    <Icon name="list" size={18} />
    <span data-part="text">
      <span data-part="name">
        <Marked text={Name} typed={typed} />
      </span>
      {path.length > 0 ? <small>{path.join(' › ')}</small> : null}
    </span>
    <span data-part="aside">{count}</span>
  </>
);

const productLine = ({ Name, picture, DiscountPrice, priceBefore, Discount }: Product, typed: string) => (
  <>
    <Thumb stem={picture} size={56} />
    <span data-part="text">
      <span data-part="name">
        <Marked text={Name} typed={typed} />
      </span>
      <small>
        <VisuallyHidden>Precio </VisuallyHidden>
        <span>{formatPesos(DiscountPrice)}</span>
        {priceBefore === null ? null : (
          <>
            {' '}
            <VisuallyHidden>, antes </VisuallyHidden>
            <s>{formatPesos(priceBefore)}</s> <span>{`−${Discount}%`}</span>
          </>
        )}
      </small>
    </span>
  </>
);

/** Categories, products and whole terms for the typed text: the list of an editable combobox (WAI-ARIA APG). */
export function SuggestionPanel({ id, term, ref, onActive, onChosen }: PanelProps) {
  const { api } = useShell();
  const debounced = useDebounced(term, 120);
  const { data, isError, isPlaceholderData } = useQuery(suggestionsQuery(api, debounced));
  const [at, setAt] = useState<number | null>(null);
  const options = useMemo(() => (data ? optionsOf(id, data) : []), [data, id]);
  const active = at === null ? undefined : options[at];
  const activeId = active?.id ?? null;
  useEffect(() => onActive(activeId), [activeId, onActive]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  // other words bring another list, so the choice in the old one is dropped
  const [shownFor, setShownFor] = useState(data?.term);
  if (shownFor !== data?.term) {
    setShownFor(data?.term);
    setAt(null);
  }
  useImperativeHandle(
    ref,
    () => ({
      key(key) {
        if (key === 'Enter') {
          if (!active) return false;
          document.getElementById(active.id)?.click();
          return true;
        }
        const next = moved(key, at, options.length);
        if (next === undefined) return false;
        setAt(next);
        return key !== 'ArrowLeft' && key !== 'ArrowRight';
      },
    }),
    [active, at, options.length],
  );
  if (!data || isError) return null;
  const typed = data.correctedTerm ?? data.term;
  const line = (option: Option, content: ReactNode) => (
    <Line
      key={option.id}
      id={option.id}
      href={option.href}
      role="option"
      tabIndex={-1}
      aria-selected={option.id === activeId}
      data-active={option.id === activeId ? '' : undefined}
      data-kind={option.kind}
      onClick={onChosen}
      // the field keeps the focus, as a combobox does
      onMouseDown={(event) => event.preventDefault()}
    >
      {content}
    </Line>
  );
  const group = (
    kind: Option['kind'],
    name: string,
    title: string,
    content: (index: number, option: Option) => ReactNode,
  ) => {
    const own = options.filter((option) => option.kind === kind);
    if (own.length === 0) return null;
    return (
      <Group aria-labelledby={`${id}-${name}`} data-group={name}>
        <Heading id={`${id}-${name}`} role="presentation">
          {title}
        </Heading>
        {own.map((option, index) => line(option, content(index, option)))}
      </Group>
    );
  };
  const empty = data.term === '';
  const all = options.find((option) => option.kind === 'all');
  return (
    <Panel aria-busy={isPlaceholderData}>
      {data.correctedTerm ? (
        <Said>
          Sugerencias para <strong>{`«${data.correctedTerm}»`}</strong>
        </Said>
      ) : null}
      <List
        id={id}
        role="listbox"
        aria-label="Sugerencias de búsqueda"
        data-columns={data.products.length > 0 ? 2 : 1}
        data-popular={empty ? '' : undefined}
      >
        {group('term', 'terms', empty ? 'Lo más buscado' : 'Búsquedas', (_, option) => (
          <>
            <Icon name="search" size={18} />
            <span data-part="text">
              <span data-part="name">
                <Marked text={option.text} typed={typed} />
              </span>
            </span>
          </>
        ))}
        {group('category', 'categories', 'Categorías', (index) => {
          const category = data.categories[index];
          return category ? categoryLine(category, typed) : null;
        })}
        {group('product', 'products', 'Productos', (index) => {
          const product = data.products[index];
          return product ? productLine(product, typed) : null;
        })}
        {all ? (
          <div data-group="all" role="presentation">
            {line(
              all,
              <>
                <Icon name="arrow" size={18} />
                <span data-part="text">{all.text}</span>
              </>,
            )}
          </div>
        ) : null}
      </List>
      {options.length === 0 ? <Said>{`Sin sugerencias. Presiona Enter para buscar «${data.term}».`}</Said> : null}
      {/* who only passes by the field is told nothing: it says itself that it has a list */}
      <VisuallyHidden role="status">{empty ? null : announcement(data)}</VisuallyHidden>
    </Panel>
  );
}
