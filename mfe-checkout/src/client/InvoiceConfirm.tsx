import type { FiscalAddress } from '@actual/contracts';
import { Button, DefinitionList, Dialog } from '@actual/ui';

interface InvoiceConfirmProps {
  fiscal: FiscalAddress;
  onClose: () => void;
  onContinue: () => void;
  onModify: () => void;
}

/** Before paying, a client with fiscal data looks at them once more: continue or modify. */
export const InvoiceConfirm = ({ fiscal, onClose, onContinue, onModify }: InvoiceConfirmProps) => (
  <Dialog
    open
    onClose={onClose}
    title="¿Son correctos tus datos de factura?"
    footer={
      <>
        <Button variant="secondary" onClick={onModify}>
          Modificar
        </Button>
        <Button onClick={onContinue}>Continuar</Button>
      </>
    }
  >
    <DefinitionList
      items={[
        { term: 'RFC', value: fiscal.LicTradNum },
        { term: 'Razón social', value: fiscal.companyName },
        { term: 'Régimen', value: fiscal.regime },
        { term: 'Uso', value: fiscal.cfdiUse },
        { term: 'Código postal', value: fiscal.ZipCode },
        ...(fiscal.U_Correos ? [{ term: 'Correo', value: fiscal.U_Correos }] : []),
      ]}
    />
  </Dialog>
);
