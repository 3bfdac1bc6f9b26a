import { type } from '@actual/themes-contract';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { controlLook, Field, type FieldBase, useField } from './field';
import { useUncut } from './use-uncut';

const Area = styled.textarea<{ $wrong?: boolean }>`
  ${controlLook}
  ${type('field')}
  min-height: 160px;
  resize: vertical;
`;

export interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldBase {
  /** takes both columns of a FormGrid */
  wide?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text with their label above. */
export const TextAreaField = ({
  label,
  error: given,
  hint,
  optional,
  wide,
  id,
  ref,
  maxLength,
  onInput,
  ...rest
}: TextAreaFieldProps) => {
  const { complaint, parts: uncut } = useUncut(maxLength, ref);
  const error = complaint || given;
  const parts = useField(id, error, hint);
  return (
    <Field id={parts.id} label={label} error={error} hint={hint} optional={optional} wide={wide}>
      <Area
        {...rest}
        {...parts}
        ref={uncut.ref}
        onInput={(event) => {
          uncut.onInput();
          onInput?.(event);
        }}
        $wrong={Boolean(error)}
      />
    </Field>
  );
};
