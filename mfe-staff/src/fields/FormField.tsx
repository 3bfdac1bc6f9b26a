import { useUncut } from '@actual/ui';
import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { styled } from 'styled-components';
import { narrow, textStyle } from '../layout/StaffPage';
import { Input, PrimaryButton, Select } from './controls';

const Wrap = styled.div`
  display: grid;
  gap: 4px;
  min-width: 0;
  align-content: start;
  [aria-invalid='true'] {
    border-color: var(--d-bad);
  }
`;
const Label = styled.label`
  ${textStyle(500, 12, 16)}
  color: var(--d-text-2);
  > span + span {
    color: var(--d-text-3);
    font-weight: 400;
  }
`;
const Words = styled.p`
  ${textStyle(400, 12, 16)}
  color: var(--d-text-3);
`;
const Wrong = styled.p`
  ${textStyle(550, 12, 16)}
  color: var(--d-bad);
`;

/** Fields side by side, as many as fit. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: 12px;
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A label above its control. */
export const Labeled = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <Wrap>
    <Label htmlFor={id}>{label}</Label>
    {children}
  </Wrap>
);

export interface FormFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  optional?: boolean;
  /** To choose one from instead of writing; the first choice is none. */
  choices?: readonly { value: string; label: string }[];
  placeholder?: string;
}

/** Label above, control, and the error or hint below. */
export const FormField = ({
  label,
  error: given,
  hint,
  optional,
  choices,
  placeholder,
  maxLength,
  ...rest
}: FormFieldProps) => {
  const id = useId();
  const { complaint, parts: uncut } = useUncut<HTMLInputElement>(maxLength);
  const error = complaint || given;
  const says = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  const parts = { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': says };
  return (
    <Wrap>
      <Label htmlFor={id}>
        <span>{label}</span>
        {optional ? <span> (opcional)</span> : null}
      </Label>
      {choices ? (
        <Select {...(rest as SelectHTMLAttributes<HTMLSelectElement>)} {...parts}>
          {rest.required && rest.value ? null : <option value="">{placeholder ?? 'Elige'}</option>}
          {choices.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </Select>
      ) : (
        <Input {...rest} {...uncut} {...parts} placeholder={placeholder} />
      )}
      {error ? <Wrong id={`${id}-error`}>{error}</Wrong> : hint ? <Words id={`${id}-hint`}>{hint}</Words> : null}
    </Wrap>
  );
};

const Submit = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  > [role='alert'] {
    color: var(--d-bad);
    font-weight: 600;
  }
`;

interface SubmitRowProps {
  busy: boolean;
  /** The button's text, and the one while it works. */
  words: readonly [idle: string, working: string];
  /** Why nothing was sent or saved. */
  refusal: string | null;
}

/** The button that sends a form, and beside it the reason of a refusal. */
export const SubmitRow = ({ busy, words: [idle, working], refusal }: SubmitRowProps) => (
  <Submit>
    <PrimaryButton type="submit" aria-busy={busy}>
      {busy ? working : idle}
    </PrimaryButton>
    {refusal ? <p role="alert">{refusal}</p> : null}
  </Submit>
);
