import type { Asked } from '@actual/contracts/fiscal/fiscal-form';
import type { FiscalField } from '@actual/contracts/fiscal/fiscal-rules';
import { Disclosure, FormGrid, TextField } from '@actual/ui';
import { useFiscalField } from './ReceiverFields';

const fields: readonly FiscalField[] = [
  'companyPublicName',
  'Street',
  'U_NumExt',
  'U_NumInt',
  'Block',
  'City',
  'U_Localidad',
];

/** The optional fields of an invoice, beside those that the tax authority requires. */
export const FiscalAddressFields = (asked: Asked) => {
  const field = useFiscalField(asked);
  return (
    <Disclosure title="Domicilio y nombre comercial (opcional)">
      <FormGrid>
        {fields.map((name) => (
          <TextField key={name} {...field(name)} />
        ))}
      </FormGrid>
    </Disclosure>
  );
};
