import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { CheckBox, ChoiceAside, ChoiceRow } from './check';
import { FieldError, FieldHint, useField } from './field';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  /** count at the right end, in filters */
  aside?: ReactNode;
  error?: string;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One yes or no; the whole 44 px row is the target. */
export const Checkbox = ({ label, aside, error, hint, id, ...rest }: CheckboxProps) => {
  const parts = useField(id, error, hint);
  return (
    <div>
      <ChoiceRow htmlFor={parts.id}>
        <CheckBox {...rest} {...parts} type="checkbox" />
        <span>{label}</span>
        {aside === undefined ? null : <ChoiceAside>{aside}</ChoiceAside>}
      </ChoiceRow>
      {error ? <FieldError id={`${parts.id}-error`}>{error}</FieldError> : null}
      {hint ? <FieldHint id={`${parts.id}-hint`}>{hint}</FieldHint> : null}
    </div>
  );
};
