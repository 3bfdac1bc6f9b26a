import { closingNoteLength } from '@actual/contracts/facts/lengths';
import { useToast } from '@actual/shell-contract';
import { saysTooMuch } from '@actual/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Field, PrimaryButton, QuietButton } from '../fields/controls';
import { TextLine } from '../fields/uncut';
import { Note, narrow } from '../layout/StaffPage';
import { refusedWords } from './case-words';

const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: end;
  gap: 8px;
  > p {
    grid-column: 1 / -1;
  }
  > [role='alert'] {
    color: var(--d-bad);
    font-weight: 600;
  }
  ${narrow} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > label {
      grid-column: 1 / -1;
    }
  }
`;

interface CloseFormProps {
  label: string;
  placeholder: string;
  consequence: string;
  done: string;
  /** A statement that is true unless somebody unticks it. */
  option?: string;
  send: (note: string, ticked: boolean) => Promise<unknown>;
  onClose: () => void;
}

/** The note on findings and actions, in the person's own words; kept when saving fails. */
export function CloseForm({ label, placeholder, consequence, done, option, send, onClose }: CloseFormProps) {
  const toast = useToast();
  const note = useRef<HTMLInputElement>(null);
  const [ticked, setTicked] = useState(true);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const submit = async () => {
    const text = note.current?.value.trim() ?? '';
    if (text.length < closingNoteLength.shortest) {
      setRefused('Escribe qué se encontró o cómo se devolvió.');
      note.current?.focus();
      return;
    }
    setBusy(true);
    setRefused(null);
    try {
      await send(text, ticked);
      toast({ tone: 'success', title: done });
      onClose();
    } catch (error) {
      setRefused(refusedWords(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Line
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !saysTooMuch(event.currentTarget)) void submit();
      }}
    >
      <Field>
        <span>{label}</span>
        {/* the form opens because somebody asked for it: writing begins at once */}
        <TextLine
          ref={(element) => {
            note.current = element;
            if (element && document.activeElement?.tagName !== 'INPUT') element.focus();
          }}
          maxLength={closingNoteLength.longest}
          placeholder={placeholder}
          autoComplete="off"
          aria-invalid={refused !== null}
        />
      </Field>
      <PrimaryButton type="submit" aria-busy={busy}>
        {busy ? 'Guardando' : 'Guardar'}
      </PrimaryButton>
      <QuietButton type="button" onClick={onClose}>
        Cancelar
      </QuietButton>
      {option ? (
        <p>
          <label>
            <input type="checkbox" checked={ticked} onChange={({ target }) => setTicked(target.checked)} />{' '}
            <span>{option}</span>
          </label>
        </p>
      ) : null}
      {refused ? <p role="alert">{refused}</p> : null}
      <p>
        <Note>{consequence}</Note>
      </p>
    </Line>
  );
}
