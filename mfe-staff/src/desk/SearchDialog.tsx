import { lazyPart } from '@actual/shell-contract';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { textStyle } from '../layout/StaffPage';
import { Overlay } from './Overlay';
import { searched } from './searched';

/** The list that finds is fetched when the search is about to be opened. */
export const loadFinder = async () => (await import(/* webpackChunkName: "finder" */ './Finder')).Finder;
const Finder = lazyPart(loadFinder);

const Box = styled(Overlay)`
  width: min(600px, calc(100vw - 24px));
  max-height: calc(100dvh - min(12vh, 96px) - 12px);
  margin: min(12vh, 96px) auto auto;
  overflow: auto;
  border-radius: 8px;
  box-shadow: 0 8px 24px rgb(22 24 29 / 0.14);
  input {
    ${textStyle(400, 16, 24)}
    width: 100%;
    padding: 14px 20px;
    color: var(--d-text);
    background: none;
    border: 0;
    border-bottom: 1px solid var(--d-line);
    outline: none;
    &::placeholder {
      color: var(--d-text-3);
      opacity: 1;
    }
  }
`;
/** Its field is empty whenever it opens, because a closed dialog unmounts its content. */
export const SearchDialog = ({ onDone }: { onDone: () => void }) => (
  <Box label="Buscar en el escritorio" onClose={onDone}>
    <EarlyField onDone={onDone} />
  </Box>
);

/** Takes what is typed until the list is there. */
const EarlyField = ({ onDone }: { onDone: () => void }) => {
  const [typed, setTyped] = useState('');
  const [entered, setEntered] = useState(false);
  const field = (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setEntered(true);
      }}
    >
      <input
        data-autofocus=""
        aria-label={searched}
        placeholder={searched}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
  return (
    <Suspense fallback={field}>
      <Finder typed={typed} entered={entered} onDone={onDone} />
    </Suspense>
  );
};
