import { planFaults, type ThingKind } from '@actual/domain/room-plan/index';
import { keepPreviousData, useCartWord, useFormAnswer, useQuery, useShell } from '@actual/shell-contract';
import { type } from '@actual/themes-contract';
import { Alert, Button, Disclosure, formatPesos, SelectField, Stack, TextField, Thumb } from '@actual/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { thingNames } from './drawn';
import { type Fields, thingOf } from './plan-fields';
import { type Findable, ownPiecesQuery, piecesFoundQuery } from './plan-products';
import { Figures, PlanPanel, Quiet, Unscripted } from './plan-styles';

export const addFormName = 'agregar';
export const thingFormName = 'mueble';

const Found = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid var(--c-line);
  button {
    display: grid;
    grid-template-columns: 52px minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    width: 100%;
    min-height: 60px;
    padding: 6px 0;
    text-align: start;
    border-bottom: 1px solid var(--c-line);
  }
  button:hover strong { text-decoration: underline; text-underline-offset: 0.2em; }
  button:focus-visible { outline: var(--focus-width) solid var(--c-focus); outline-offset: 2px; }
  strong { ${type('name')} display: block; }
  small { ${type('small')} color: var(--c-text-2); }
  > li > button > small { font-weight: 600; color: var(--c-link); }
`;
const Sources = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
`;

type Source = 'search' | 'quotation' | 'saved';

interface AddPiecesProps {
  onProduct: (found: Findable) => void;
  onThing: (thing: ThingKind, size: { width: number; depth: number; height: number }) => void;
  /** Why a product could not be added, in words. */
  refused: string | null;
}

/** Pieces by name or code, from the quotation or the saved ones, and things that already stand in the home. */
export function AddPieces({ onProduct, onThing, refused }: AddPiecesProps) {
  const { api, stores } = useShell();
  const answer = useFormAnswer(addFormName);
  const [term, setTerm] = useState(answer?.values.term ?? '');
  const [source, setSource] = useState<Source>('search');
  const cart = useCartWord();
  const quotation = stores.quotation.getState().id;
  const searched = useQuery({
    ...piecesFoundQuery(api, term.trim()),
    enabled: source === 'search' && term.trim().length > 1,
    placeholderData: keepPreviousData,
  });
  const own = useQuery({
    ...ownPiecesQuery(api, source === 'quotation' ? quotation : null),
    enabled: source !== 'search',
  });
  const asked = source === 'search' ? searched : own;
  const isAsked = source !== 'search' || term.trim().length > 1;
  const found = isAsked ? (asked.data ?? []) : [];
  return (
    <PlanPanel aria-labelledby="plano-agregar" data-noprint="">
      <h2 id="plano-agregar">Agrega piezas</h2>
      <form method="post" onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="form" value={addFormName} />
        <Stack gap={3}>
          <TextField
            label="Nombre o código"
            name="term"
            type="search"
            icon="search"
            autoComplete="off"
            maxLength={80}
            placeholder="Sofá, mesa de centro…"
            value={term}
            error={answer?.refused}
            onChange={(event) => {
              setSource('search');
              setTerm(event.target.value);
            }}
          />
          <Unscripted>
            <Button type="submit" variant="secondary" block>
              Poner en el plano
            </Button>
          </Unscripted>
        </Stack>
      </form>
      <Unscripted $not>
        <Stack gap={3}>
          <div>
            <Sources>
              {quotation ? (
                <Button variant="link" aria-pressed={source === 'quotation'} onClick={() => setSource('quotation')}>
                  {`De mi ${cart}`}
                </Button>
              ) : null}
              <Button variant="link" aria-pressed={source === 'saved'} onClick={() => setSource('saved')}>
                De mis guardados
              </Button>
            </Sources>
            <div aria-live="polite">
              {asked.isError && isAsked ? (
                <Quiet>No pudimos buscar. Revisa tu conexión e inténtalo de nuevo.</Quiet>
              ) : null}
              {asked.isFetching && found.length === 0 && isAsked ? <Quiet>Buscando…</Quiet> : null}
              {asked.isSuccess && isAsked && found.length === 0 ? (
                <Quiet>
                  {source === 'search' ? 'No encontramos piezas con ese nombre.' : 'Aún no hay piezas aquí.'}
                </Quiet>
              ) : null}
            </div>
          </div>
          {refused ? (
            <Alert tone="error" live>
              {refused}
            </Alert>
          ) : null}
          {found.length > 0 ? (
            <Found aria-busy={asked.isPlaceholderData}>
              {found.map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    onClick={() => {
                      onProduct(one);
                      if (source === 'search') setTerm('');
                    }}
                  >
                    <Thumb stem={one.picture} size={52} />
                    <span>
                      <strong>{one.name}</strong>
                      {one.price === null ? null : <small>{formatPesos(one.price)}</small>}
                    </span>
                    <small>Poner</small>
                  </button>
                </li>
              ))}
            </Found>
          ) : null}
        </Stack>
      </Unscripted>
      <Disclosure title="Algo que ya tienes" level={3}>
        <ThingForm onThing={onThing} />
      </Disclosure>
    </PlanPanel>
  );
}

const usual = { thing: 'shelf', thingWidth: '120', thingDepth: '40', thingHeight: '180' };

/** A thing of the home by its sizes. */
function ThingForm({ onThing }: Pick<AddPiecesProps, 'onThing'>) {
  const answer = useFormAnswer(thingFormName);
  const [wrong, setWrong] = useState<string | null>(answer?.refused ?? null);
  const begun: Fields = { ...usual, ...answer?.values };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const read = thingOf(typed);
    setWrong('fault' in read ? planFaults[read.fault] : null);
    if ('thing' in read) onThing(read.thing, read.size);
  };
  return (
    <form method="post" onSubmit={submit} noValidate>
      <input type="hidden" name="form" value={thingFormName} />
      <Stack gap={3}>
        <SelectField
          label="Qué es"
          name="thing"
          options={Object.entries(thingNames).map(([value, label]) => ({ value, label }))}
          defaultValue={begun.thing}
        />
        <Figures>
          <TextField
            label="Ancho"
            aria-label="Ancho de lo que ya tienes, en centímetros"
            name="thingWidth"
            inputMode="decimal"
            suffix="cm"
            maxLength={9}
            defaultValue={begun.thingWidth}
          />
          <TextField
            label="Fondo"
            aria-label="Fondo de lo que ya tienes, en centímetros"
            name="thingDepth"
            inputMode="decimal"
            suffix="cm"
            maxLength={9}
            defaultValue={begun.thingDepth}
          />
          <TextField
            label="Alto"
            aria-label="Alto de lo que ya tienes, en centímetros"
            name="thingHeight"
            inputMode="decimal"
            suffix="cm"
            maxLength={9}
            defaultValue={begun.thingHeight}
          />
        </Figures>
        {wrong ? (
          <Alert tone="error" live>
            {wrong}
          </Alert>
        ) : null}
        <Button type="submit" variant="secondary">
          Poner en el plano
        </Button>
      </Stack>
    </form>
  );
}
