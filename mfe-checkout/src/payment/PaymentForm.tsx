import type { CardPaymentReply, GuestAddress, PaymentMethod, PaymentOptions, Quotation } from '@actual/contracts';
import { isCardType, isLedgerType, isTransferType, PaymentType } from '@actual/contracts/facts/payment/payment-types';
import { PaymentState } from '@actual/contracts/facts/payment/states';
import { formatZip } from '@actual/contracts/facts/text/written';
import { ApiError, useHydrated, useQueryClient } from '@actual/shell-contract';
import { Button, Checkbox, formatPesos, LinkButton, Row, Stack, Text, TextLink, TwoColumns } from '@actual/ui';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { ChangedStock, changedLines } from '../shared/ChangedStock';
import { useChosenPlan } from '../shared/chosen-plan';
import { focusFirst } from '../shared/focus-first';
import { useFieldError } from '../shared/use-field-error';
import { payingKey, refusalKey } from './attempt/running-payment';
import { useAddPayment } from './attempt/use-add-payment';
import { usePay } from './attempt/use-pay';
import { type CardFields, emptyCard } from './card/card-fields';
import { pesosTyped } from './LedgerAmount';
import { assurance, busyWords, payWords } from './method-words';
import { Outcome } from './outcome/Outcome';
import { PartialPayments } from './PartialPayments';
import { PaymentProgress } from './PaymentProgress';
import { PaymentSums } from './PaymentSums';
import { PaymentWays } from './PaymentWays';
import { WentElsewhere } from './WentElsewhere';

const PayButton = styled(Button)`
  flex: 1 1 260px;
  max-width: 420px;
`;

const Terms = ({ form }: { form: UseFormReturn<CardFields> }) => (
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
    error={useFieldError(form, 'terms')}
    {...form.register('terms', { validate: (value) => value || 'Acepta los terminos y condiciones' })}
  />
);

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
    // on a slow phone a second press can come before the button is drawn as busy
    if (queryClient.isMutating({ mutationKey: payingKey }) > 0) return;
    pay.reset();
    add.reset();
    queryClient.removeQueries({ queryKey: refusalKey(quotation.id) });
    if (card) pay.mutate({ fields, method }, { onSuccess: answered });
    else if (part !== null) add.mutate({ method, amount: part }, { onSuccess: answered });
  };
  const spei = usable.find((one) => one.type === PaymentType.spei && one !== method);
  const onSpei =
    spei &&
    (() => {
      choose(spei.type);
      // the pressed button goes with what was said, and the card's fields above the choice close
      queueMicrotask(() => document.querySelector<HTMLElement>(`input[name="method"][value="${spei.type}"]`)?.focus());
    });
  const submit = form.handleSubmit(start, focusFirst);
  const busy = pay.isPending || add.isPending;
  const delivery = quotation.ZipcodeDelivery;
  const elsewhere = delivery !== null && formatZip(delivery.cp) !== address.zipCode;
  const error = pay.error ?? add.error;
  const tried = (pay.variables ?? add.variables)?.method;
  // there is an address, so it is where the quotation no longer goes, which is said with its ways out
  const isAddress = error instanceof ApiError && error.code === 'quotation_without_address';
  const isStock = error instanceof ApiError && error.code === 'stock_changed' && changedLines(quotation).length > 0;
  return (
    <form onSubmit={submit} noValidate>
      <TwoColumns
        aside={<PaymentSums quotation={quotation} options={options} method={method} address={address} />}
        foot={
          <Stack gap={6}>
            <Terms form={form} />
            <Outcome
              reply={pay.data ?? add.data}
              error={isAddress || isStock ? null : error}
              totals={tried?.type === method.type ? [tried.total, method.total] : undefined}
              transfer={isTransferType(method.type)}
              onSpei={onSpei}
            />
            {isStock ? <ChangedStock quotation={quotation} tried /> : null}
            {elsewhere ? <WentElsewhere quotationId={quotation.id} delivery={delivery} address={address} /> : null}
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
          {isStock ? null : <ChangedStock quotation={quotation} />}
          <PartialPayments quotation={quotation} options={options} />
          <PaymentWays
            quotation={quotation}
            options={options}
            methods={methods}
            method={method}
            form={form}
            amountText={amountText}
            part={part}
            setTyped={setTyped}
            choose={choose}
          />
        </Stack>
      </TwoColumns>
    </form>
  );
}
