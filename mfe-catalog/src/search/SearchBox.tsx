import { searchTermLength } from '@actual/contracts/facts/lengths';
import { lazyPart, useBrand, useLocation } from '@actual/shell-contract';
import { Icon } from '@actual/ui';
import { type KeyboardEvent, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Box, Go, Input, Place } from './search-box-styles';
import type { PanelHandle } from './suggestions/panel';

// its own chunk, fetched at the first focus: nobody who does not search pays for it
const SuggestionPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "suggestions" */ './suggestions/SuggestionPanel')).SuggestionPanel,
);

/**
 * The header's search: a form to `/search?term=`, so it works before and without script; with it a combobox whose list
 * suggests categories, products and whole terms.
 */
export function SearchBox() {
  const { structure, voice } = useBrand();
  const { pathname, search } = useLocation();
  const searched = pathname === '/search' ? (new URLSearchParams(search).get('term') ?? '') : '';
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<PanelHandle>(null);
  const [ready, setReady] = useState(false);
  const [open, setOpen] = useState(false);
  const [term, setTerm] = useState(searched);
  const [active, setActive] = useState<string | null>(null);
  const show = useCallback(() => {
    // text typed before the script loaded is reported late, perhaps after it was sent, so it opens no list
    if (document.activeElement !== input.current) return;
    setTerm(input.current?.value ?? '');
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    setActive(null);
  }, []);
  useEffect(() => {
    setReady(true);
    // a fast visitor may have typed before the script loaded
    show();
  }, [show]);
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open, close]);

  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // the first closes the list, the second empties the field
      if (open) close();
      else if (input.current) input.current.value = '';
      setTerm(input.current?.value ?? '');
      event.preventDefault();
    } else if (event.key === 'ArrowDown' && !open) {
      show();
      event.preventDefault();
    } else if (event.altKey && event.key === 'ArrowUp') close();
    else if (open && !event.altKey && !event.ctrlKey && !event.metaKey && panel.current?.key(event.key))
      event.preventDefault();
  };
  const combobox = ready
    ? {
        role: 'combobox',
        'aria-expanded': open,
        'aria-controls': open ? `${id}list` : undefined,
        'aria-autocomplete': 'list' as const,
        'aria-activedescendant': active ?? undefined,
      }
    : {};
  return (
    <Place
      ref={place}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <Box
        role="search"
        aria-label="Buscar en la tienda"
        method="get"
        action="/search"
        data-look={structure.search}
        onSubmit={() => {
          close();
          input.current?.blur();
        }}
      >
        {structure.search === 'boxed' ? <Icon name="search" /> : null}
        <Input
          ref={input}
          key={searched}
          type="search"
          name="term"
          aria-label="Buscar muebles y accesorios"
          placeholder={voice.searchPlaceholder}
          defaultValue={searched}
          maxLength={searchTermLength}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={show}
          onInput={show}
          onKeyDown={keys}
          {...combobox}
        />
        <Go type="submit" aria-label="Buscar">
          <Icon name={structure.search === 'boxed' ? 'arrow' : 'search'} />
        </Go>
      </Box>
      {open ? (
        <Suspense>
          <SuggestionPanel id={`${id}list`} term={term.trim()} ref={panel} onActive={setActive} onChosen={close} />
        </Suspense>
      ) : null}
    </Place>
  );
}
