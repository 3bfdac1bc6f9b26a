import { Icon } from '@actual/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { textStyle } from '../layout/StaffPage';
import { sizeWords } from '../reports/export/export-words';

const Pick = styled.div`
  display: grid;
  gap: 4px;
  min-width: 0;
  align-content: start;
  > span {
    ${textStyle(500, 12, 16)}
    color: var(--d-text-2);
    > span {
      color: var(--d-text-3);
      font-weight: 400;
    }
  }
  label {
    position: relative;
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 56px;
    padding: 8px 12px;
    border: 1px dashed var(--d-control);
    border-radius: 6px;
    background: var(--d-surface);
    overflow-wrap: anywhere;
    cursor: pointer;
    svg {
      flex: none;
    }
  }
  label:hover {
    background: var(--d-hover);
  }
  label:focus-within {
    outline: 3px solid color-mix(in srgb, var(--d-accent) 45%, transparent);
    border-color: var(--d-accent);
  }
  /* the browser's own button speaks its own language; the label is what is pressed */
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  p {
    ${textStyle(400, 12, 16)}
    color: var(--d-text-3);
  }
  p[role='alert'] {
    color: var(--d-bad);
    font-weight: 600;
  }
`;

interface FilePickProps {
  label: string;
  accept: string;
  hint: string;
  optional?: boolean;
  file: File | null;
  error?: string | undefined;
  onPick: (file: File | null) => void;
}

/** A file to hand in, dragged here or chosen. */
export const FilePick = ({ label, accept, hint, optional, file, error, onPick }: FilePickProps) => {
  const id = useId();
  return (
    <Pick>
      <span id={`${id}-label`}>
        <span>{label}</span>
        {optional ? <span> (opcional)</span> : null}
      </span>
      <label>
        <Icon name="plus" size={18} />
        <span>{file ? `${file.name} · ${sizeWords(file.size)}` : 'Elegir archivo'}</span>
        <input
          type="file"
          accept={accept}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => onPick(target.files?.[0] ?? null)}
        />
      </label>
      {error ? (
        <p id={`${id}-hint`} role="alert">
          {error}
        </p>
      ) : (
        <p id={`${id}-hint`}>{hint}</p>
      )}
    </Pick>
  );
};
