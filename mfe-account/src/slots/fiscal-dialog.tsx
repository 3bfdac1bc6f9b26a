import { type FiscalDialogProps, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Dialog } from '@actual/ui';
import { FiscalForm } from '../fiscal/FiscalForm';
import { fiscalQuery } from '../fiscal/fiscal-queries';

/** Fiscal data of the signed-in user, in a dialog over the page that asks for them. */
export const Component = ({ open, onClose, onSaved }: FiscalDialogProps) => {
  const { data: fiscal } = useSuspenseQuery(fiscalQuery(useShell().api));
  return (
    <Dialog open={open} onClose={onClose} title="Datos de facturación" size="l">
      <FiscalForm
        fiscal={fiscal}
        onCancel={onClose}
        onSaved={() => {
          onSaved();
          onClose();
        }}
      />
    </Dialog>
  );
};
