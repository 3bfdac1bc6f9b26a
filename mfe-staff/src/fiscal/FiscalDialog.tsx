import type { FiscalAddress, FiscalLists } from '@actual/contracts';
import {
  type Asked,
  checkFiscal,
  choices,
  fiscalDataOf,
  fiscalLabels,
  isOptional,
  rfcHint,
  rfcOfficialSite,
  rightRfcText,
} from '@actual/contracts/fiscal/fiscal-form';
import {
  type FiscalField,
  type FiscalPurpose,
  fiscalFields,
  fiscalLength,
  toBegin,
} from '@actual/contracts/fiscal/fiscal-rules';
import { genericText, isGeneric } from '@actual/contracts/fiscal/generic-receiver';
import { normalRfc } from '@actual/contracts/fiscal/rfc';
import {
  Alert,
  Button,
  Dialog,
  DialogFoot,
  Disclosure,
  FormGrid,
  SelectField,
  Stack,
  TextField,
  TextLink,
} from '@actual/ui';
import { type FocusEvent, useState } from 'react';
import { useCheckedForm } from '../fields/use-checked-form';

const optionalFields: readonly FiscalField[] = [
  ...(['companyPublicName', 'Street', 'U_NumExt', 'U_NumInt', 'Block', 'City', 'U_Localidad'] as const),
];
const ofReceiver: ReadonlySet<FiscalField> = new Set(['LicTradNum', 'companyName', 'regime', 'cfdiUse', 'ZipCode']);
/** As they stand: the first wrong one gets the focus. */
const names = [...ofReceiver, ...fiscalFields.filter((name) => !ofReceiver.has(name))];
const empty = Object.fromEntries(fiscalFields.map((name) => [name, ''])) as FiscalAddress;

export interface FiscalDialogProps {
  title: string;
  fiscal: { fiscalAddress: FiscalAddress | null; defaults: { U_Correos: string }; lists: FiscalLists };
  /** Whether they are kept, or told for one invoice. */
  purpose: FiscalPurpose;
  /** Infinitive on the button, gerund while it works. */
  words: readonly [send: string, sending: string];
  sending: boolean;
  /** Why they were not taken; null when nothing went wrong. */
  refused: string | null;
  onSend: (data: FiscalAddress) => void;
  onClose: () => void;
}

/** The invoices' receiver, as the client tells it in the shop; checked by the rules of a client's own form. */
export function FiscalDialog({ title, fiscal, purpose, words, sending, refused, onSend, onClose }: FiscalDialogProps) {
  const { fiscalAddress, defaults, lists } = fiscal;
  const asked: Asked = { lists, purpose };
  const form = useCheckedForm<FiscalField>({
    names,
    first: { ...empty, ...(fiscalAddress ? toBegin(fiscalAddress) : defaults) },
    check: (name, draft) => checkFiscal(name, draft, asked),
    send: (draft) => {
      if (!sending) onSend(fiscalDataOf(draft));
    },
  });
  // the lists follow from the RFC once it is left (accounts 5): one that is being corrected loses no choice
  const [rfc, setRfc] = useState(fiscalAddress?.LicTradNum ?? '');
  const list = choices(lists, rfc, form.values.regime);
  const typed = form.values.LicTradNum;
  const right = typed !== '' && checkFiscal('LicTradNum', form.values, asked) === true;
  const field = (name: FiscalField) => ({
    ...form.field(name),
    label: fiscalLabels[name],
    maxLength: fiscalLength(name, purpose),
    autoComplete: 'off',
    optional: isOptional(name, rfc, purpose),
  });
  const rfcField = field('LicTradNum');
  const regimeField = field('regime');
  const leaveRfc = (event: FocusEvent<HTMLInputElement>) => {
    const normal = normalRfc(event.currentTarget.value);
    form.write('LicTradNum', normal);
    setRfc(normal);
    if (!choices(lists, normal, '').regimes.some(({ value }) => value === form.values.regime)) chooseAgain();
    rfcField.onBlur(event);
  };
  const chooseAgain = () => {
    form.write('regime', '');
    form.write('cfdiUse', '');
  };
  return (
    <Dialog open onClose={onClose} title={title} size="l">
      <form ref={form.form} method="post" noValidate onSubmit={form.submit} aria-label="Datos fiscales del cliente">
        <Stack gap={5}>
          <FormGrid>
            <TextField
              {...rfcField}
              onBlur={leaveRfc}
              autoCapitalize="characters"
              spellCheck={false}
              valid={right}
              hint={
                <>
                  <span>{right ? rightRfcText(typed) : rfcHint}</span>{' '}
                  <TextLink href={rfcOfficialSite} target="_blank" rel="noreferrer">
                    Consulta oficial
                  </TextLink>
                </>
              }
            />
            {isGeneric(rfc) ? (
              <Alert tone="info">{genericText}</Alert>
            ) : (
              <>
                <TextField {...field('companyName')} hint="Como aparece en su constancia." />
                <SelectField
                  {...regimeField}
                  onChange={() => {
                    regimeField.onChange();
                    form.write('cfdiUse', '');
                  }}
                  placeholder={list.regimes.length > 0 ? 'Elige el régimen' : 'Primero escribe el RFC'}
                  options={list.regimes}
                />
                <SelectField
                  {...field('cfdiUse')}
                  placeholder={list.uses.length > 0 ? 'Elige el uso' : 'Primero elige el régimen'}
                  options={list.uses}
                />
                <TextField {...field('ZipCode')} inputMode="numeric" />
                <TextField {...field('State')} />
              </>
            )}
            <TextField {...field('U_Correos')} type="email" inputMode="email" spellCheck={false} />
            <TextField {...field('Phone1')} type="tel" inputMode="tel" />
          </FormGrid>
          <Disclosure title="Domicilio y nombre comercial (opcional)">
            <FormGrid>
              {optionalFields.map((name) => (
                <TextField key={name} {...field(name)} />
              ))}
            </FormGrid>
          </Disclosure>
          {refused || form.isWrong ? (
            <Alert tone="error" live>
              {form.isWrong ? 'Campos incompletos' : refused}
            </Alert>
          ) : null}
          <DialogFoot>
            <Button variant="secondary" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" busy={sending ? words[1] : false}>
              {words[0]}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Dialog>
  );
}
