import styled from 'styled-components';
import { useDraft } from './use-draft';

/** The two ends of a range beside each other. */
export const BoundFields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;
  label { font: var(--t-small); color: var(--c-text-2); }
  input {
    width: 100%;
    min-height: 44px;
    padding: 0 12px;
    font: var(--t-ui);
    font-size: 1rem;
    background: var(--c-surface);
    border: var(--control-border);
    border-radius: var(--radius-control);
  }
  input::placeholder { color: var(--c-text-2); opacity: 1; }
`;

interface BoundFieldProps {
  label: string;
  /** Its name in the address. */
  name: string;
  /** The bound in the address, as people write it; empty where there is none. */
  asked: string;
  placeholder: string;
  inputMode: 'numeric' | 'decimal';
  /** Formats the text while it is typed. */
  mask(text: string): string;
  /** The field was left, or Enter pressed. */
  onCommit(text: string): void;
}

/** One end of a range in the filter panel; without script a field of its form. */
export function BoundField({ label, name, asked, mask, onCommit, ...rest }: BoundFieldProps) {
  const [typed, type] = useDraft<string>(asked);
  const text = typed ?? asked;
  return (
    <label>
      <span>{label}</span>
      <input
        {...rest}
        name={name}
        autoComplete="off"
        value={text}
        onChange={({ target }) => type(mask(target.value))}
        onBlur={() => onCommit(text)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onCommit(text);
        }}
      />
    </label>
  );
}
