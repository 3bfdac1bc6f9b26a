import type { FiscalAddress, FiscalLists } from '@actual/contracts';
import { sameMonthText } from '@actual/contracts/facts/payment/invoices';
import { type Asked, checkFiscal, fiscalDataOf, fiscalLabels } from '@actual/contracts/fiscal/fiscal-form';
import { type FiscalFields, toBegin } from '@actual/contracts/fiscal/fiscal-rules';
import { type FormPost, redirect, useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { Alert, Button, DialogFoot, FormGrid, PrivacyNote, Stack, TextField } from '@actual/ui';
import { FormProvider } from 'react-hook-form';
import { answerForm, type FormRules } from '../forms/form-rules';
import { OwnForm } from '../forms/OwnForm';
import { useOwnForm } from '../forms/use-own-form';
import { useSend } from '../forms/use-send';
import { ConstanciaField } from './ConstanciaField';
import { FiscalAddressFields } from './FiscalAddressFields';
import { fiscalQuery } from './fiscal-queries';
import { ReceiverFields, useFiscalField } from './ReceiverFields';

export interface FiscalFormProps {
  fiscal: { fiscalAddress: FiscalAddress | null; defaults: { U_Correos: string }; lists: FiscalLists };
  /** Called once the data are saved, so that the page that shows the form can go on. */
  onSaved: () => void;
  /** Leaves the form as it was; none where there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
}

const rulesOf = (lists: Asked['lists']): FormRules<FiscalFields> => ({
  name: 'fiscales',
  labels: fiscalLabels,
  check: (name, _value, draft) => checkFiscal(name, draft, { lists, purpose: 'kept' }),
});

/** The same without script; regimes and uses follow from the RFC, so that they are asked for after it. */
export const postFiscal =
  (wayBack: (url: URL) => string): FormPost =>
  async ({ shell: { api, queryClient }, url, fields }) => {
    const { lists } = await queryClient.fetchQuery(fiscalQuery(api));
    return answerForm(rulesOf(lists), fields, async (draft) => {
      await api('PUT /me/client/fiscaladdress', { body: fiscalDataOf(draft) });
      return redirect(wayBack(url), 303);
    });
  };

/** Registered after the receiver's, as they stand: the first wrong field gets the focus. */
const OtherFields = ({ lists }: { lists: FiscalLists }) => {
  const field = useFiscalField({ lists, purpose: 'kept' });
  return (
    <>
      <FormGrid>
        <TextField {...field('U_Correos')} type="email" inputMode="email" autoComplete="email" spellCheck={false} />
        <TextField {...field('Phone1')} type="tel" inputMode="tel" autoComplete="tel" />
      </FormGrid>
      <FiscalAddressFields lists={lists} purpose="kept" />
    </>
  );
};

/** A client's fiscal data, which invoices are made out to. */
export const FiscalForm = ({ fiscal, onSaved, onCancel }: FiscalFormProps) => {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { fiscalAddress, defaults } = fiscal;
  const rules = rulesOf(fiscal.lists);
  const { form } = useOwnForm<FiscalFields>(rules, fiscalAddress ? toBegin(fiscalAddress) : defaults);
  const sending = useSend(form, {
    ...rules,
    send: async (draft) => {
      await api('PUT /me/client/fiscaladdress', { body: fiscalDataOf(draft) });
      await queryClient.invalidateQueries({ queryKey: fiscalQuery(api).queryKey });
      toast({ tone: 'success', title: 'Datos fiscales guardados' });
      onSaved();
    },
  });
  const { errors, isSubmitted } = form.formState;
  const incomplete = isSubmitted && Object.keys(errors).length > 0;
  return (
    <FormProvider {...form}>
      <OwnForm name={rules.name} onSubmit={sending.submit}>
        <Stack gap={5}>
          <Alert tone="info">{sameMonthText}</Alert>
          <ConstanciaField />
          <ReceiverFields lists={fiscal.lists} purpose="kept" />
          <OtherFields lists={fiscal.lists} />
          {sending.refused || incomplete ? (
            <Alert tone="error" live>
              {sending.refused ?? 'Campos incompletos'}
            </Alert>
          ) : null}
          <PrivacyNote form="fiscal" />
          <DialogFoot>
            {onCancel ? (
              <Button variant="secondary" onClick={onCancel}>
                Cancelar
              </Button>
            ) : null}
            <Button type="submit" busy={sending.isPending ? 'Guardando' : false}>
              Guardar
            </Button>
          </DialogFoot>
        </Stack>
      </OwnForm>
    </FormProvider>
  );
};
