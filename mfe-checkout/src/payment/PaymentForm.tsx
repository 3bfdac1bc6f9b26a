import type { CardPaymentReply, GuestAddress, PaymentMethod, PaymentOptions, Quotation } from '@actual/contracts';
import { isCardType, isLedgerType, isTransferType, PaymentType } from '@actual/contracts/facts/payment/payment-types';
import { PaymentState } from '@actual/contracts/facts/payment/states';
import { storeDay } from '@actual/contracts/store-day';
import { useHydrated, useQueryClient } from '@actual/shell-contract';
import {
  Button,
  Checkbox,
  formatPesos,
  LinkButton,
  RadioCards,
  Row,
  Stack,
  Text,
  TextLink,
  TwoColumns,
} from '@actual/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { useChosenPlan } from '../shared/chosen-plan';
import { focusFirst } from '../shared/focus-first';
import { planSums } from '../shared/plan-sums';
import { QuotationSummary } from '../shared/QuotationSummary';
import { refusalKey } from './attempt/running-payment';
import { useAddPayment } from './attempt/use-add-payment';
import { usePay } from './attempt/use-pay';
import { CardForm } from './card/CardForm';
import { type CardFields, emptyCard } from './card/card-fields';
import { DeliveryReview } from './DeliveryReview';
import { LedgerAmount, pesosTyped } from './LedgerAmount';
import { assurance, busyWords, methodText, payWords } from './method-words';
import { Outcome } from './outcome/Outcome';
import { PartialPayments } from './PartialPayments';
import { PaymentProgress } from './PaymentProgress';
import { TransferIntro } from './TransferIntro';

const PayButton = styled(Button)`
  flex: 1 1 260px;
  max-width: 420px;
`;

interface PaymentFormProps {
  quotation: Quotation;
  options: PaymentOptions;
  address: GuestAddress;
  methods: PaymentMethod[];
}

/** One list of ways to pay, each with its fields, and one button with the amount. */
export function PaymentForm({ quotation, options, address, methods }: PaymentFormProps) {
  const usable = methods.filter(({ enabled }) => enabled);
  const [type, choose] = useChosenPlan(quotation.id);
  const method = usable.find((one) => one.type === type) ?? usable[0];
  const [typed, setTyped] = useState<string | null>(null);
  const today = useState(() => storeDay())[0];
  const form = useForm<CardFields>({
    mode: 'onTouched',
    shouldUnregister: false,
    shouldFocusError: false,
    defaultValues: {
      ...emptyCard,
      phone: address.phone.replace(/\D/g, '').slice(-10),
      email: address.email,
      emailAgain: address.email,
    },
  });
  const pay = usePay(quotation, address, options.provider);
  const add = useAddPayment(quotation);
  const queryClient = useQueryClient();
  const hydrated = useHydrated();
  const earlier = queryClient.getQueryData<CardPaymentReply>(refusalKey(quotation.id));
  if (!method) return null;
  const card = isCardType(method.type);
  const maximum = method.maximum ?? method.total;
  const amountText = typed ?? formatPesos(maximum).replace('$', '');
  const part = isLedgerType(method.type) ? pesosTyped(amountText, maximum) : method.total;
  const answered = ({ status }: CardPaymentReply) => {
    form.resetField('cvc');
    setTyped(null);
    // after paying a part the buyer chooses anew for the rest; after a refusal the choice stays
    if (status === PaymentState.approved) choose(null);
  };
  const start = (fields: CardFields) => {
    pay.reset();
    add.reset();
    queryClient.removeQueries({ queryKey: refusalKey(quotation.id) });
    if (card) pay.mutate({ fields, method }, { onSuccess: answered });
    else if (part !== null) add.mutate({ method, amount: part }, { onSuccess: answered });
  };
  const spei = usable.find((one) => one.type === PaymentType.spei && one !== method);
  const onSpei = spei && (() => choose(spei.type));
  const submit = form.handleSubmit(start, focusFirst);
  const busy = pay.isPending || add.isPending;
  return (
    <form onSubmit={submit} noValidate>
      <TwoColumns
        aside={
          <QuotationSummary
            quotation={quotation}
            sums={planSums(quotation, options, method.group)}
            totalNote={`${method.name}. IVA incluido, MXN`}
          >
            <DeliveryReview quotationId={quotation.id} address={address} />
          </QuotationSummary>
        }
        foot={
          <Stack gap={6}>
            <Checkbox
              label={
                <>
                  Acepto los {/* in a tab of its own: what was typed stays */}
                  <TextLink href="/terminos-y-condiciones" target="_blank" rel="noreferrer">
                    términos y condiciones
                  </TextLink>{' '}
                  de la compra
                </>
              }
              error={form.formState.errors.terms?.message}
              {...form.register('terms', { validate: (value) => value || 'Acepta los terminos y condiciones' })}
            />
            <Outcome
              reply={pay.data ?? add.data}
              error={pay.error ?? add.error}
              transfer={isTransferType(method.type)}
              onSpei={onSpei}
            />
            {busy ? <PaymentProgress /> : null}
            <Row gap={5} justify="space-between">
              <LinkButton variant="link" icon="chevron-left" href={`/checkout/client/${quotation.id}`}>
                Regresar a datos
              </LinkButton>
              <PayButton
                type="submit"
                variant="buy"
                size="l"
                icon="lock"
                disabled={part === null || !hydrated}
                busy={busy ? busyWords(method) : false}
              >
                {payWords(method, part ?? maximum)}
              </PayButton>
            </Row>
            <Text step="small" tone="text2">
              {assurance(method)}
            </Text>
          </Stack>
        }
      >
        <Stack gap={6}>
          {/* what the bank answered while the form was away is said before anything is filled in again */}
          {pay.isIdle && add.isIdle ? <Outcome reply={earlier} error={null} transfer={false} onSpei={onSpei} /> : null}
          <PartialPayments quotation={quotation} options={options} />
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
                    error={
                      part === null ? 'El monto debe ser mayor a cero y no pasar de lo que puedes usar' : undefined
                    }
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
        </Stack>
      </TwoColumns>
    </form>
  );
}
