import type { InputHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { controlLook, Field, type FieldBase, useField } from './field';

const Box = styled.span<{ $wrong?: boolean }>`
  ${controlLook}
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  border-style: dashed;
  overflow-wrap: anywhere;
  &:hover {
    border-color: var(--c-text);
  }
  &:focus-within {
    outline: var(--field-focus);
    outline-offset: var(--field-focus-offset);
  }
  &:has(:disabled) {
    color: var(--c-disabled-text);
    background: var(--c-disabled-bg);
  }
  /* lies over the words, so that a file may be dropped on them; the browser's own button speaks its own language */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    font-size: 16px;
    opacity: 0;
    cursor: pointer;
  }
`;

export interface FileFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>, FieldBase {
  /** name of the file that is kept; none where files are taken as soon as they are chosen */
  chosen?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Files of the visitor's device, chosen or dropped. */
export const FileField = ({ label, error, hint, optional, id, chosen, ...rest }: FileFieldProps) => {
  const parts = useField(id, error, hint);
  return (
    <Field id={parts.id} label={label} error={error} hint={hint} optional={optional}>
      <Box $wrong={Boolean(error)}>
        <Icon name="upload" />
        <span aria-hidden="true">{chosen ?? (rest.multiple ? 'Elegir archivos' : 'Elegir archivo')}</span>
        <input {...rest} {...parts} type="file" />
      </Box>
    </Field>
  );
};
