import type { Ref, SelectHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { controlLook, Field, type FieldBase, useField } from './field';

const Box = styled.span`
  position: relative;
  display: block;
  > svg {
    position: absolute;
    right: 14px;
    top: calc(50% - 10px);
    pointer-events: none;
  }
`;
const Select = styled.select<{ $wrong?: boolean }>`
  ${controlLook}
  appearance: none;
  padding-right: 44px;
  text-overflow: ellipsis;
  cursor: pointer;
`;

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}
export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement>, FieldBase {
  options: SelectOption[];
  /** first, empty choice */
  placeholder?: string;
  /** takes both columns of a FormGrid */
  wide?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own list, in the brand's box: best on phones and with screen readers. */
export const SelectField = ({
  label,
  error,
  hint,
  optional,
  options,
  placeholder,
  wide,
  id,
  ...rest
}: SelectFieldProps) => {
  const parts = useField(id, error, hint);
  return (
    <Field id={parts.id} label={label} error={error} hint={hint} optional={optional} wide={wide}>
      <Box>
        <Select {...rest} {...parts} $wrong={Boolean(error)}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
        <Icon name="chevron-down" />
      </Box>
    </Field>
  );
};
