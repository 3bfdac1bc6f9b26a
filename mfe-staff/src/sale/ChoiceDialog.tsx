import { requiredText } from '@actual/contracts/facts/text/field-texts';
import { Alert, Button, Dialog, SelectField, Stack, Text } from '@actual/ui';
import { useState } from 'react';
import { saleRefusedText } from '../sell/sell-words';

interface ChoiceDialogProps {
  title: string;
  label: string;
  /** The consequence of the choice. */
  consequence: string;
  options: { value: string; label: string }[];
  change: { isPending: boolean; isError: boolean; error: unknown };
  onChosen: (value: string) => void;
  onClose: () => void;
}

/** One of a list, which must be chosen: a shop, a seller. */
export function ChoiceDialog({ title, label, consequence, options, change, onChosen, onClose }: ChoiceDialogProps) {
  const [value, setValue] = useState('');
  const [missing, setMissing] = useState(false);
  return (
    <Dialog open onClose={onClose} title={title} size="s">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(!value);
          if (value && !change.isPending) onChosen(value);
        }}
      >
        <Stack gap={4}>
          <Text>{consequence}</Text>
          <SelectField
            label={label}
            placeholder="Elige"
            options={options}
            error={missing && !value ? requiredText : undefined}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
          {change.isError ? (
            <Alert tone="error" live>
              {saleRefusedText(change.error)}
            </Alert>
          ) : null}
          <Button type="submit" variant="primary" block busy={change.isPending ? 'Guardando' : false}>
            Aceptar
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
