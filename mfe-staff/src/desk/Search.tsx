import { Icon } from '@actual/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { narrow, textStyle } from '../layout/StaffPage';
import { loadFinder, SearchDialog } from './SearchDialog';
import { useKeyboardShortcut } from './use-keyboard-shortcut';

const Field = styled.button`
  ${textStyle(400, 13, 20)}
  display: flex;
  align-items: center;
  gap: 10px;
  flex: 0 1 380px;
  min-width: 0;
  height: 32px;
  padding: 0 8px 0 12px;
  color: var(--d-text-3);
  background: var(--d-bg);
  border: 1px solid var(--d-line-2);
  border-radius: 6px;
  cursor: text;
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  kbd {
    ${textStyle(500, 11, 16)}
    margin-left: auto;
    padding: 0 6px;
    white-space: nowrap;
    background: var(--d-surface);
    border: 1px solid var(--d-line-2);
    border-radius: 4px;
  }
  @media (pointer: coarse) {
    height: 44px;
    kbd {
      display: none;
    }
  }
  ${narrow} {
    flex: 1 1 0;
    kbd {
      display: none;
    }
  }
`;

const fetchFinder = () => {
  loadFinder().catch(() => undefined);
};

/** The one search of the desk, by its field or by Ctrl K from anywhere; its code is on its way before the press ends. */
export const Search = () => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Meta') fetchFinder();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  useKeyboardShortcut('k', () => setOpen(true));
  return (
    <>
      <Field
        type="button"
        data-shortcut="k"
        aria-haspopup="dialog"
        onPointerEnter={fetchFinder}
        onFocus={fetchFinder}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={16} />
        <span>Folio, cliente, correo o teléfono</span>
        <kbd>Ctrl K</kbd>
      </Field>
      {open ? <SearchDialog onDone={() => setOpen(false)} /> : null}
    </>
  );
};
