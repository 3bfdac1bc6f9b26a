import {
  type Asked,
  checkFiscal,
  choices,
  fiscalLabels,
  isOptional,
  rfcHint,
  rfcOfficialSite,
  rightRfcText,
} from '@actual/contracts/fiscal/fiscal-form';
import { type FiscalField, type FiscalFields, fiscalLength } from '@actual/contracts/fiscal/fiscal-rules';
import { genericText, isGeneric } from '@actual/contracts/fiscal/generic-receiver';
import { normalRfc } from '@actual/contracts/fiscal/rfc';
import { Alert, FormGrid, SelectField, TextField, TextLink } from '@actual/ui';
import { useFormContext } from 'react-hook-form';
import { registerField } from '../forms/register-field';

/** Registers the fields of fiscal data in the form around them. */
export function useFiscalField(asked: Asked) {
  const form = useFormContext<FiscalFields>();
  const { errors } = form.formState;
  return (name: FiscalField, more: { onBlur?: () => void; onChange?: () => void } = {}) => ({
    ...registerField(form, name, { validate: (_value, draft) => checkFiscal(name, draft, asked), ...more }),
    label: fiscalLabels[name],
    error: errors[name]?.message,
    maxLength: fiscalLength(name, asked.purpose),
    optional: isOptional(name, form.watch('LicTradNum') ?? '', asked.purpose),
  });
}

/** An invoice's receiver. The RFC tells person or company; regime and use follow from it. */
export const ReceiverFields = (asked: Asked) => {
  const form = useFormContext<FiscalFields>();
  const field = useFiscalField(asked);
  const [rfc = '', regime = '', companyName = ''] = form.watch(['LicTradNum', 'regime', 'companyName']);
  const lists = choices(asked.lists, rfc, regime);
  const right = rfc !== '' && checkFiscal('LicTradNum', { LicTradNum: rfc }, asked) === true;
  // the check of the generic RFC runs when the field is left (accounts 5)
  const leaveRfc = () => {
    const normal = normalRfc(form.getValues('LicTradNum') ?? '');
    form.setValue('LicTradNum', normal, { shouldValidate: true });
    if (choices(asked.lists, normal, '').regimes.some(({ value }) => value === form.getValues('regime'))) return;
    form.setValue('regime', '');
    form.setValue('cfdiUse', '');
  };
  return (
    <FormGrid>
      <TextField
        {...field('LicTradNum', { onBlur: leaveRfc })}
        autoCapitalize="characters"
        spellCheck={false}
        valid={right}
        hint={
          <>
            <span>{right ? rightRfcText(rfc) : rfcHint}</span>{' '}
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
          <TextField
            {...field('companyName')}
            hint={`Como aparece en tu constancia. ${companyName.length} de ${fiscalLength('companyName', asked.purpose)}`}
          />
          <SelectField
            {...field('regime', { onChange: () => form.setValue('cfdiUse', '') })}
            placeholder={lists.regimes.length > 0 ? 'Elige tu régimen' : 'Primero escribe tu RFC'}
            options={lists.regimes}
          />
          <SelectField
            {...field('cfdiUse')}
            placeholder={lists.uses.length > 0 ? 'Elige el uso' : 'Primero elige tu régimen'}
            options={lists.uses}
          />
          <TextField {...field('ZipCode')} inputMode="numeric" />
          <TextField {...field('State')} autoComplete="address-level1" />
        </>
      )}
    </FormGrid>
  );
};
