import { lazyPart } from '@actual/shell-contract';
import { Suspense, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { styled } from 'styled-components';
import { deskColors, textStyle } from '../layout/StaffPage';
import { searched } from './searched';

/** The list that finds is fetched when the search is about to be opened. */
export const loadFinder = async () => (await import(/* webpackChunkName: "finder" */ './Finder')).Finder;
const Finder = lazyPart(loadFinder);

const Veil = styled(ModalOverlay)`
  position: fixed;
  z-index: 60;
  inset: 0;
  display: flex;
  justify-content: center;
  align-items: flex-start;
  padding: min(12vh, 96px) 12px 12px;
  background: rgb(22 24 29 / 0.4);
`;
const Box = styled(Modal)`
  ${deskColors}
  ${textStyle(400, 13, 20)}
  width: 100%;
  max-width: 600px;
  max-height: 100%;
  overflow: auto;
  background: var(--d-surface);
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
  <Veil isDismissable>
    <Box>
      <Dialog aria-label="Buscar en el escritorio">
        <EarlyField onDone={onDone} />
      </Dialog>
    </Box>
  </Veil>
);

const focused = (field: HTMLInputElement | null) => field?.focus();

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
        ref={focused}
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
