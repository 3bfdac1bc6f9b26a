import { formLengths } from '@actual/contracts/facts/lengths';
import { notSentText } from '@actual/contracts/facts/text/refusal-texts';
import { type Asked, checkFiscal, fiscalDataOf } from '@actual/contracts/fiscal/fiscal-form';
import { type FormPost, useSearchParams, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Alert, FormGrid, Panel, PrivacyNote, Stack, Text, TextField } from '@actual/ui';
import { FormProvider } from 'react-hook-form';
import { FiscalAddressFields } from '../fiscal/FiscalAddressFields';
import { fiscalListsQuery } from '../fiscal/fiscal-queries';
import { ReceiverFields, useFiscalField } from '../fiscal/ReceiverFields';
import { folioHint } from '../forms/check-folio';
import { answerForm, type FormRules } from '../forms/form-rules';
import { OwnForm } from '../forms/OwnForm';
import { SubmitRow } from '../forms/SubmitRow';
import { useOwnForm } from '../forms/use-own-form';
import { useSend } from '../forms/use-send';
import { obstacleWords } from '../invoices/invoice-words';
import { sentByPersonOf, useSentByPerson } from '../message/use-sent-by-person';
import { ShownAt, WebsiteTrap } from '../message/WebsiteTrap';
import { amountOf, type ClaimDraft, checkReceipt, isReceiptField, labels } from './claim-rules';

const words = {
  order_not_matched: 'No encontramos una compra con ese folio, fecha y total. Revísalos: el total va con centavos.',
  ...obstacleWords,
  rate_limited: 'Demasiados intentos. Llámanos y te ayudamos con tu factura.',
  internal: notSentText,
};

const askedOf = (lists: Asked['lists']): Asked => ({ lists, purpose: 'claimed' });
const rulesOf = (lists: Asked['lists']): FormRules<ClaimDraft> => ({
  name: 'factura',
  labels,
  words,
  check: (name, value, draft) =>
    isReceiptField(name) ? checkReceipt(name, value) : checkFiscal(name, draft, askedOf(lists)),
});

/** Without the words around them; the amount as a number. */
const formOf = ({ orderFolio, purchaseDate, orderAmount, name: _name, ...receiver }: ClaimDraft) => ({
  ...fiscalDataOf(receiver),
  orderFolio: orderFolio.trim(),
  purchaseDate,
  orderAmount: amountOf(orderAmount) ?? 0,
});

/** The body of the claim, without the fields that tell a person from a program. */
const bodyOf = (draft: ClaimDraft) => ({
  name: draft.name.trim(),
  email: draft.U_Correos.trim(),
  form: formOf(draft),
});

/** The same form without script. Regimes and uses follow from the RFC, so that they are asked for after it. */
export const post: FormPost = async ({ shell: { api, queryClient }, fields }) => {
  const lists = await queryClient.ensureQueryData(fiscalListsQuery(api));
  return answerForm(rulesOf(lists), fields, (draft) =>
    api('POST /sendfiscaldata', { body: { ...bodyOf(draft), ...sentByPersonOf(fields) } }),
  );
};

/** Where the invoice is sent. */
const ContactFields = (asked: Parameters<typeof useFiscalField>[0]) => {
  const field = useFiscalField(asked);
  return (
    <>
      <TextField {...field('U_Correos')} type="email" inputMode="email" autoComplete="email" spellCheck={false} />
      <TextField {...field('Phone1')} type="tel" inputMode="tel" autoComplete="tel" />
    </>
  );
};

/** The receipt's data, and the invoice's receiver. */
export const ClaimForm = () => {
  const { api } = useShell();
  const { data: lists } = useSuspenseQuery(fiscalListsQuery(api));
  const [query] = useSearchParams();
  const { keyOf } = useKeyOf();
  const rules = rulesOf(lists);
  const { form, field, answer } = useOwnForm(rules);
  const person = useSentByPerson();
  const asked = askedOf(lists);
  const sending = useSend(form, {
    ...rules,
    send: (draft) => {
      const body = { ...bodyOf(draft), website: person.website() };
      return api(
        'POST /sendfiscaldata',
        { body: { ...body, seconds: person.seconds() } },
        { idempotencyKey: keyOf(body) },
      );
    },
  });
  if (sending.isSuccess)
    return (
      <Alert tone="success" title="Datos enviados" live>
        En unos minutos te llega la factura por correo, en PDF y XML. Si ya estaba hecha, la enviamos de nuevo al correo
        con el que se pidió.
      </Alert>
    );
  return (
    <FormProvider {...form}>
      <OwnForm name={rules.name} onSubmit={sending.submit}>
        <Stack gap={5}>
          <Panel>
            <Stack gap={5}>
              <Text as="h2" step="h4">
                Tu compra
              </Text>
              <FormGrid>
                <TextField
                  {...field('orderFolio')}
                  inputMode="numeric"
                  maxLength={9}
                  defaultValue={answer?.values.orderFolio ?? query.get('folio') ?? undefined}
                  hint={folioHint}
                />
                <TextField {...field('purchaseDate')} type="date" />
                <TextField
                  {...field('orderAmount')}
                  inputMode="decimal"
                  prefix="$"
                  maxLength={14}
                  hint="Con centavos, IVA incluido."
                />
              </FormGrid>
            </Stack>
          </Panel>
          <Panel>
            <Stack gap={5}>
              <Text as="h2" step="h4">
                Datos fiscales
              </Text>
              <ReceiverFields {...asked} />
              <FiscalAddressFields {...asked} />
            </Stack>
          </Panel>
          <Panel>
            <Stack gap={5}>
              <Text as="h2" step="h4">
                A quién se la enviamos
              </Text>
              <FormGrid>
                <TextField {...field('name')} autoComplete="name" maxLength={formLengths.name} />
                <ContactFields {...asked} />
              </FormGrid>
            </Stack>
          </Panel>
          <WebsiteTrap ref={person.trap} />
          <ShownAt />
          <SubmitRow words="Pedir mi factura" busy={sending.isPending ? 'Enviando' : false} refused={sending.refused} />
          <PrivacyNote form="fiscal" />
        </Stack>
      </OwnForm>
    </FormProvider>
  );
};
