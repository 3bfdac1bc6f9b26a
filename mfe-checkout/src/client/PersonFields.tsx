import type { AddressForm, AddressInput } from '@actual/contracts/address/address-form';
import { phoneWords } from '@actual/contracts/facts/text/written';
import { Button, Row, Text } from '@actual/ui';
import type { ReactNode } from 'react';

/** The inputs that say who receives it. */
export const personInputs: ReadonlySet<AddressInput> = new Set([
  ...(['firstName', 'lastName', 'email', '_email', 'phone', 'landline'] as const),
]);

interface PersonFieldsProps {
  person: AddressForm;
  /** All of it is known: it is told, and not asked again. */
  known: boolean;
  onChange: () => void;
  /** The fields, where something has to be typed. */
  children: ReactNode;
}

/** The receiver, on one line once known. */
export const PersonFields = ({ person, known, onChange, children }: PersonFieldsProps) =>
  known ? (
    <Row justify="space-between" align="start" gap={4} wrap={false} data-wide="">
      <div>
        <strong>{`${person.firstName} ${person.lastName}`}</strong>
        <Text step="small" tone="text2">{`${phoneWords(person.phone)} · ${person.email}`}</Text>
      </div>
      <Button variant="link" icon="edit" onClick={onChange}>
        Cambiar
      </Button>
    </Row>
  ) : (
    children
  );
