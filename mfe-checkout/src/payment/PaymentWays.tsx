import type { PaymentMethod, PaymentOptions, Quotation } from '@actual/contracts';
import { isLedgerType, isTransferType, PaymentType } from '@actual/contracts/facts/payment/payment-types';
import { storeDay } from '@actual/contracts/store-day';
import { formatPesos, RadioCards } from '@actual/ui';
import { memo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CardForm } from './card/CardForm';
import type { CardFields } from './card/card-fields';
import { LedgerAmount } from './LedgerAmount';
import { methodText } from './method-words';
import { TransferIntro } from './TransferIntro';

interface PaymentWaysProps {
  quotation: Quotation;
  options: PaymentOptions;
  methods: PaymentMethod[];
  /** The chosen one. */
  method: PaymentMethod;
  form: UseFormReturn<CardFields>;
  amountText: string;
  /** What is paid with the chosen one; null where the typed amount is none. */
  part: number | null;
  setTyped: (amount: string | null) => void;
  choose: (type: string | null) => void;
}

/** The ways to pay, the chosen one with its fields. A press of the button that pays renders none of it anew. */
export const PaymentWays = memo(
  ({ quotation, options, methods, method, form, amountText, part, setTyped, choose }: PaymentWaysProps) => {
    const [today] = useState(() => storeDay());
    return (
      <RadioCards
        legend="Forma de pago"
        hideLegend
        name="method"
        value={method.type}
        onChange={(next) => {
          setTyped(null);
          // a card refused for one way to pay may be good for another
          form.clearErrors('number');
          choose(next);
        }}
        options={methods.map((one) => ({
          value: one.type,
          title: one.name,
          text: methodText(one),
          disabled: !one.enabled,
          aside: one.months > 1 ? `${formatPesos(one.monthly)} al mes` : formatPesos(one.maximum ?? one.total),
          asideText:
            quotation.subtotal > one.total && options.ammountPaid === 0 && !isLedgerType(one.type)
              ? `Ahorras ${formatPesos(quotation.subtotal - one.total)}`
              : undefined,
          content:
            one.type !== method.type ? undefined : isTransferType(one.type) ? (
              <TransferIntro type={one.type} amount={one.total} />
            ) : isLedgerType(one.type) ? (
              <LedgerAmount
                method={one}
                value={amountText}
                error={part === null ? 'El monto debe ser mayor a cero y no pasar de lo que puedes usar' : undefined}
                onChange={setTyped}
              />
            ) : (
              <CardForm
                form={form}
                provider={options.provider}
                debit={one.type === PaymentType.debitCard}
                today={today}
              />
            ),
        }))}
      />
    );
  },
);
