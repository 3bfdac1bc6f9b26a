import { saysTooMuch } from '@actual/ui';
import { type FocusEvent, type FormEvent, useRef, useState } from 'react';

interface CheckedForm<Name extends string> {
  first: Readonly<Record<Name, string>>;
  names: readonly Name[];
  check: (name: Name, values: Record<Name, string>) => true | string;
  send: (values: Record<Name, string>) => void;
}

/** A form whose fields are checked once they are left, and that is sent when all are right. */
export function useCheckedForm<Name extends string>({ first, names, check, send }: CheckedForm<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Record<Name, string>>(first);
  const [seen, setSeen] = useState<ReadonlySet<Name>>(new Set());
  /** The service's complaint about a field, until the field is changed. */
  const [refused, setRefused] = useState<Partial<Record<Name, string>>>({});
  const inputOf = (name: Name) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const firstOf = (some: (name: Name) => boolean) => inputOf(names.find(some) as Name)?.focus();
  const read = () =>
    Object.fromEntries(names.map((name) => [name, inputOf(name)?.value ?? first[name]])) as Record<Name, string>;
  const errorOf = (name: Name): string | undefined => {
    const judged = check(name, values);
    return refused[name] ?? (seen.has(name) && judged !== true ? judged : undefined);
  };
  return {
    form,
    values,
    /** Writes into a field, as if it had been typed. */
    write: (name: Name, value: string) => {
      const input = inputOf(name);
      if (input) input.value = value;
      setValues(read());
    },
    /** The service's complaints, by field. */
    refuse: (complaints: Partial<Record<Name, string>>) => {
      setRefused(complaints);
      firstOf((name) => complaints[name] !== undefined);
    },
    /** True while something that was left, or sent, is wrong. */
    isWrong: names.some((name) => errorOf(name) !== undefined),
    field: (name: Name) => ({
      name,
      defaultValue: first[name],
      error: errorOf(name),
      onBlur: (_event: FocusEvent) => {
        setValues(read());
        setSeen((before) => new Set(before).add(name));
      },
      onChange: () => {
        setValues(read());
        setRefused(({ [name]: _gone, ...others }) => others as Partial<Record<Name, string>>);
      },
    }),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (saysTooMuch(form.current)) return;
      const typed = read();
      setValues(typed);
      setSeen(new Set(names));
      const isWrong = (name: Name) => check(name, typed) !== true;
      if (names.some(isWrong)) firstOf(isWrong);
      else send(typed);
    },
  };
}
