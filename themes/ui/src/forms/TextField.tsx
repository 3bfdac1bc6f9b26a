import type { IconName } from '@actual/themes-contract';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { controlLook, Field, type FieldBase, useField } from './field';
import { useUncut } from './use-uncut';

const Box = styled.span`
  position: relative;
  display: flex;
`;
const Input = styled.input<{ $wrong?: boolean; $right?: boolean; $lead?: boolean; $trail?: boolean }>`
  ${controlLook}
  ${({ $lead }) => ($lead ? 'padding-left: 46px;' : '')}
  ${({ $trail }) => ($trail ? 'padding-right: 48px;' : '')}
`;
const Lead = styled.span`
  position: absolute;
  inset: 0 auto 0 14px;
  display: grid;
  place-items: center;
  color: var(--c-text-2);
  pointer-events: none;
`;
const Trail = styled.span<{ $words?: boolean }>`
  position: absolute;
  inset: 0 6px 0 auto;
  display: grid;
  place-items: center;
  min-width: 40px;
  color: var(--c-text-2);
  ${({ $words }) => ($words ? 'padding-right: 10px;' : '')}
`;

type NativeInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'>;
export interface TextFieldProps extends NativeInput, FieldBase {
  icon?: IconName;
  /** short text before the value, such as $ */
  prefix?: ReactNode;
  /** a button or unit at the right end */
  suffix?: ReactNode;
  /** shows the tick: the value was checked and is good */
  valid?: boolean;
  /** takes both columns of a FormGrid */
  wide?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label above. Only of digits more than `maxLength` are not taken: a text stays whole. */
export const TextField = ({
  label,
  error: given,
  hint,
  optional,
  icon,
  prefix,
  suffix,
  valid,
  wide,
  id,
  ref,
  maxLength,
  onInput,
  ...rest
}: TextFieldProps) => {
  const digits = rest.inputMode === 'numeric';
  const { complaint, parts: uncut } = useUncut(digits ? undefined : maxLength, ref);
  const error = complaint || given;
  const parts = useField(id, error, hint);
  const right = Boolean(valid) && !error;
  return (
    <Field id={parts.id} label={label} error={error} hint={hint} optional={optional} wide={wide}>
      <Box>
        {icon || prefix ? <Lead aria-hidden="true">{icon ? <Icon name={icon} /> : prefix}</Lead> : null}
        <Input
          {...rest}
          {...parts}
          ref={uncut.ref}
          maxLength={digits ? maxLength : undefined}
          onInput={(event) => {
            uncut.onInput();
            onInput?.(event);
          }}
          $wrong={Boolean(error)}
          $right={right}
          $lead={Boolean(icon || prefix)}
          $trail={Boolean(suffix) || right}
        />
        {suffix ? (
          <Trail $words={typeof suffix === 'string'}>{suffix}</Trail>
        ) : right ? (
          <Trail aria-hidden="true">
            <Icon name="check" />
          </Trail>
        ) : null}
      </Box>
    </Field>
  );
};
