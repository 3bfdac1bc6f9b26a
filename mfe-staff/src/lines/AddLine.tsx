import type { ProductCard, Quotation } from '@actual/contracts';
import { countWords } from '@actual/contracts/facts/text/written';
import { useQuery, useShell } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { formatDate, formatPesos } from '@actual/ui';
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react';
import { WhoChanged } from '../audit/WhoChanged';
import { Input, QuietButton } from '../fields/controls';
import { TextLine } from '../fields/uncut';
import { AddForm, Offers } from './add-line-styles';
import { productsQuery, useChangeLines } from './line-queries';
import { readPieces, refusedText, wrongPiecesText } from './line-words';

/** The facts that tell a product from its neighbors, and the day when it would arrive. */
const factsOf = ({ ItemCode, finish, size, deliveryDate, Available }: ProductCard): string =>
  [
    ItemCode,
    finish,
    size,
    deliveryDate ? `llega antes del ${formatDate(deliveryDate)}` : 'no llega a este CP',
    countWords(Available, 'pza', 'pzas'),
  ]
    .filter(Boolean)
    .join(' · ');

/** Adds an article where the others stand: typed by name or code, chosen with the arrows, added by Enter. */
export function AddLine({ quotation: { id, ZipcodeDelivery } }: { quotation: Quotation }) {
  const { api } = useShell();
  const listId = useId();
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [pieces, setPieces] = useState('1');
  const [at, setAt] = useState(0);
  const [chosen, choose] = useState<ProductCard | null>(null);
  const [added, setAdded] = useState('');
  const { keyOf, done } = useKeyOf();
  const term = useDeferredValue(typed.trim());
  const { data, isFetching } = useQuery(productsQuery(api, chosen ? '' : term, ZipcodeDelivery?.id));
  const stale = isFetching || term !== typed.trim();
  const offers = chosen || term.length < 2 ? [] : (data?.products ?? []);
  const open = offers.length > 0;
  const current = chosen ?? offers[at];
  const add = useChangeLines<{ product: ProductCard; quantity: number }>(id, (call, { product, quantity }, options) => {
    const body = { productId: product.id, quantity };
    const idempotencyKey = keyOf([typed, body]);
    return call('POST /quotation/adddetail/{id}', { params: { id }, body }, { ...options, idempotencyKey });
  });
  const quantity = readPieces(pieces);
  const send = (product: ProductCard | undefined) => {
    if (!product || quantity === null || add.isPending) return;
    choose(product);
    // what is typed until the answer is the next article, not more of this one's name
    requestAnimationFrame(() => {
      if (document.activeElement === search.current) search.current?.select();
    });
    add.mutate(
      { product, quantity },
      {
        onSuccess: () => {
          done();
          setAdded(`${product.Name} agregado`);
          setTyped((now) => (now === typed ? '' : now));
          setPieces((now) => (now === pieces ? '1' : now));
          choose((now) => (now === product ? null : now));
          // whoever went on elsewhere stays there
          if (search.current?.form?.contains(document.activeElement)) search.current.focus();
        },
      },
    );
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && open) {
      event.preventDefault();
      setAt((at + step + offers.length) % offers.length);
    }
    if (event.key === 'Tab' && open && !event.shiftKey) {
      const product = offers[at];
      if (product) choose(product);
    }
    if (event.key === 'Escape') setTyped('');
    if (event.key === 'Enter') {
      event.preventDefault();
      // ignore results for an earlier term
      if (!stale || chosen) send(current);
    }
  };
  return (
    <AddForm
      aria-label="Agregar artículo"
      onSubmit={(event) => {
        event.preventDefault();
        send(current);
      }}
    >
      <TextLine
        ref={search}
        role="combobox"
        aria-label="Agregar artículo por nombre o código"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open ? `${listId}-${at}` : undefined}
        placeholder="Agregar artículo: nombre o código"
        autoComplete="off"
        maxLength={120}
        value={chosen ? chosen.Name : typed}
        onChange={({ target }) => {
          choose(null);
          setTyped(target.value);
          setAt(0);
          if (!add.isPending) add.reset();
        }}
        onKeyDown={keys}
      />
      <Input
        aria-label="Piezas del artículo"
        inputMode="numeric"
        aria-invalid={quantity === null}
        value={pieces}
        onChange={({ target }) => setPieces(target.value)}
      />
      <QuietButton type="submit" disabled={!current} aria-busy={add.isPending}>
        Agregar
      </QuietButton>
      <Offers id={listId} role="listbox" aria-label="Artículos encontrados" hidden={!open}>
        {offers.map((product, index) => (
          <div
            key={product.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            // before the field loses the focus
            onMouseDown={(event) => {
              event.preventDefault();
              send(product);
            }}
          >
            <b>{product.Name}</b>
            <span>{formatPesos(product.DiscountPrice)}</span>
            <small>{factsOf(product)}</small>
          </div>
        ))}
      </Offers>
      {term.length > 1 && !open && !stale && !chosen ? <p>{`No se encontró «${term}».`}</p> : null}
      {quantity === null || add.isError ? (
        <p role="alert">
          <span>{quantity === null ? wrongPiecesText : refusedText(add.error)}</span>
          <WhoChanged id={id} error={quantity === null ? null : add.error} />
        </p>
      ) : (
        <p role="status">{added}</p>
      )}
    </AddForm>
  );
}
