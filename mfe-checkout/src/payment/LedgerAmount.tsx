import type { PaymentMethod } from '@actual/contracts';
import { Text, TextField } from '@actual/ui';

interface LedgerAmountProps {
  method: PaymentMethod;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** How much of the e-wallet or balance is used: all that pays the rest, or less of it. */
export function LedgerAmount({ method, value, error, onChange }: LedgerAmountProps) {
  const maximum = method.maximum ?? 0;
  return (
    <>
      <TextField
        label="¿Cuánto quieres usar?"
        inputMode="decimal"
        prefix="$"
        suffix="MXN"
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <Text step="small" tone="text2">
        {maximum < method.total
          ? 'El resto lo pagas con otra forma de pago, en un solo pago.'
          : 'Alcanza para pagar todo tu pedido.'}
      </Text>
    </>
  );
}

/** Pesos that were typed; null where it is no amount that can be paid. Thousands may be written with commas. */
export function pesosTyped(value: string, maximum: number): number | null {
  const plain = value.replace(/[\s$,]/g, '');
  if (!/^\d*\.?\d{0,2}$/.test(plain)) return null;
  const pesos = Number(plain);
  return pesos >= 0.01 && pesos <= maximum ? pesos : null;
}
