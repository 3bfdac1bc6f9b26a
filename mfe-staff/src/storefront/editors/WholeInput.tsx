import { type ComponentProps, useState } from 'react';
import { Input } from '../../fields/controls';
import { readWhole } from '../whole-numbers';

interface WholeInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  value: number | null;
  onNumber: (value: number | null) => void;
}

/** A whole number, which stays as it is typed: what is none is complained about, not made into another one. */
export const WholeInput = ({ value, onNumber, ...rest }: WholeInputProps) => {
  const [text, setText] = useState('');
  const isTyped = Number.isNaN(value) || Object.is(readWhole(text), value);
  return (
    <Input
      {...rest}
      inputMode="numeric"
      value={isTyped ? text : (value ?? '')}
      onChange={({ target }) => {
        setText(target.value);
        onNumber(readWhole(target.value));
      }}
    />
  );
};
