import { type, useBrand } from '@actual/themes-contract';
import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../Icon';

/** The properties that every field shares. */
export interface FieldBase {
  label: ReactNode;
  error?: string;
  hint?: ReactNode;
  optional?: boolean;
}

const Wrap = styled.div`
  display: grid;
  gap: 7px;
  min-width: 0;
  align-content: start;
`;
const Label = styled.label`
  ${type('label')}
  color: var(--c-text);
`;
const Soft = styled.span`
  color: var(--c-text-2);
  font-weight: 400;
`;
const Hint = styled.p`
  ${type('small')}
  color: var(--c-text-2);
`;
const Wrong = styled.p`
  ${type('small')}
  display: flex;
  gap: 8px;
  color: var(--c-error);
  font-weight: 500;
  > svg {
    margin-top: calc((1lh - 16px) / 2);
  }
`;

/** A field says what is wrong as the focus comes to it; where the focus is there already, the new line says it. */
const sayToFocused = (line: HTMLElement | null): void => {
  if (line?.id && document.activeElement?.getAttribute('aria-describedby')?.split(' ').includes(line.id))
    line.setAttribute('role', 'alert');
};

/** The line under a field with the remedy. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <Wrong id={id} ref={sayToFocused}>
    <Icon name={useBrand().structure.errorSign} size={16} />
    <span>{children}</span>
  </Wrong>
);
export const FieldHint = Hint;

/** Edge, ground, focus and error of every box one types in. */
export const controlLook = css<{ $wrong?: boolean; $right?: boolean }>`
  ${type('field')}
  width: 100%;
  min-width: 0;
  min-height: var(--control-height);
  padding: var(--control-pad, 10px 16px);
  color: var(--c-text);
  background: var(--c-surface);
  border: var(--control-border);
  border-radius: var(--radius-control);
  border-color: ${({ $wrong, $right }) => ($wrong ? 'var(--c-error)' : $right ? 'var(--c-success)' : 'var(--c-control)')};
  ${({ $wrong }) => ($wrong ? 'box-shadow: var(--field-error-edge);' : '')}
  transition:
    border-color var(--quick) var(--ease),
    box-shadow var(--quick) var(--ease);
  &::placeholder {
    color: var(--c-text-3);
    opacity: 1;
  }
  &:focus-visible {
    outline: var(--field-focus);
    outline-offset: var(--field-focus-offset);
    border-color: var(--c-focus);
  }
  &:disabled {
    background: var(--c-disabled-bg);
    color: var(--c-disabled-text);
    border-color: transparent;
    cursor: not-allowed;
  }
`;

export interface FieldParts {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** Joins a control with its words: id, aria-describedby and aria-invalid. */
export const useField = (given: string | undefined, error?: string, hint?: ReactNode): FieldParts => {
  const own = useId();
  const id = given ?? own;
  const words = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': words || undefined };
};

/** Label above, control, hint and error below. */
export const Field = ({
  id,
  label,
  error,
  hint,
  optional,
  children,
  wide,
}: FieldBase & { id: string; children: ReactNode; wide?: boolean }) => (
  <Wrap data-wide={wide || undefined}>
    <Label htmlFor={id}>
      <span>{label}</span>
      {optional ? <Soft> (opcional)</Soft> : null}
    </Label>
    {children}
    {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
  </Wrap>
);
