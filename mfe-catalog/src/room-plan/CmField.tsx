import { TextField } from '@actual/ui';
import { type KeyboardEvent, useState } from 'react';

interface CmFieldProps {
  name: string;
  label: string;
  /** The measured length, for people who hear the field by itself. */
  spoken?: string;
  value: string;
  suffix?: string;
  /** Takes what was typed; answers with what is wrong with it, which then stays to be corrected. */
  onGiven: (typed: string) => string | null;
}

/** A length that holds once it is left or confirmed by Enter; without script its form sends it. */
export function CmField({ name, label, spoken, value, suffix = 'cm', onGiven }: CmFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const give = () => {
    if (typed === null) return;
    const fault = typed === value ? null : onGiven(typed);
    setWrong(fault);
    if (fault === null) setTyped(null);
  };
  return (
    <TextField
      name={name}
      label={label}
      aria-label={spoken}
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      suffix={suffix}
      value={typed ?? value}
      error={wrong ?? undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={give}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        give();
      }}
    />
  );
}
