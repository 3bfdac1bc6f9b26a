import { readPesos } from '@actual/contracts/facts/text/written';
import { TextField } from '@actual/ui';
import { type ComponentProps, useEffect, useRef } from 'react';

/** The message for a wrong amount; empty where it is right. */
function amountComplaint(text: string, decimals = 2): string {
  if (!text.trim()) return 'Escribe el monto.';
  const amount = readPesos(text, decimals);
  if (amount === null) return 'Escribe el monto con números, como 1,250.50.';
  return amount > 0 ? '' : 'El monto debe ser mayor a cero.';
}

interface MoneyFieldProps extends Omit<ComponentProps<typeof TextField>, 'inputMode' | 'pattern' | 'ref' | 'value'> {
  value: string;
  /** Most digits behind the point. */
  decimals?: number;
}

/** An amount as people type it, «1,000» or «$1,250.50»; a form is not sent with something else. */
export const MoneyField = ({ value, decimals = 2, required, ...field }: MoneyFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const complaint = required || value.trim() ? amountComplaint(value, decimals) : '';
  useEffect(() => input.current?.setCustomValidity(complaint || (field.error ?? '')), [complaint, field.error]);
  return <TextField {...field} ref={input} value={value} inputMode="decimal" autoComplete="off" />;
};
