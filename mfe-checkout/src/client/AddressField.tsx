import {
  type AddressForm,
  type AddressInput,
  checkAddressField,
  inputProps,
} from '@actual/contracts/address/address-form';
import type { AddressKind } from '@actual/contracts/facts/delivery/address';
import { TextField } from '@actual/ui';
import { memo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useFieldError } from '../shared/use-field-error';

const TypedLetters = ({ control }: UseFormReturn<AddressForm>) =>
  `${useWatch({ control, name: 'references' }).length} de 100 caracteres`;

interface AddressFieldProps {
  form: UseFormReturn<AddressForm>;
  kind: AddressKind;
  name: AddressInput;
}

/** One input of the address, rendered anew by its own error alone: a phone is slow to render all of them at each letter. */
export const AddressField = memo(({ form, kind, name }: AddressFieldProps) => {
  const error = useFieldError(form, name);
  const props = inputProps(name, kind);
  return (
    <TextField
      {...props}
      hint={name === 'references' ? <TypedLetters {...form} /> : props.hint}
      // a guest's has no field beside it
      wide={props.wide || name === 'streetName' || (name === 'betweenStreets' && kind === 'guest')}
      error={error}
      {...form.register(name, {
        validate: (_value, all) => checkAddressField(name, all, kind),
        deps: name === 'email' && kind === 'new-contact' ? ['_email'] : undefined,
      })}
    />
  );
});
