import type { FiscalAddress, FiscalLists } from '@actual/contracts';
import { notSentText } from '@actual/contracts/facts/text/refusal-texts';
import { useMutation, useShell } from '@actual/shell-contract';
import { Alert, Button, Checkbox, DefinitionList, Dialog, Stack } from '@actual/ui';
import { useState } from 'react';

interface InvoiceConfirmProps {
  quotationId: string;
  fiscal: FiscalAddress;
  lists: FiscalLists;
  onClose: () => void;
  onContinue: () => void;
  onModify: () => void;
}

/** A code of the tax authority with its words. */
const named = (list: readonly { code: string; label: string }[], code: string): string => {
  const label = list.find((one) => one.code === code)?.label;
  return label ? `${label} (${code})` : code;
};

/**
 * Before paying, a client with fiscal data looks at them once more: continue or modify. Continuing asks for the invoice,
 * which is made by itself once the order is paid.
 */
export function InvoiceConfirm({ quotationId, fiscal, lists, onClose, onContinue, onModify }: InvoiceConfirmProps) {
  const { api } = useShell();
  const [wanted, setWanted] = useState(true);
  const ask = useMutation({
    mutationFn: () => api('POST /invoice/request/', { body: { quotation: quotationId, wanted } }),
    onSuccess: onContinue,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="¿Son correctos tus datos de factura?"
      footer={
        <>
          <Button variant="secondary" onClick={onModify}>
            Modificar
          </Button>
          <Button
            busy={ask.isPending || ask.isSuccess ? 'Continuando' : false}
            // an invoice that cannot be asked for now is no reason not to sell
            onClick={() => (ask.isError ? onContinue() : ask.mutate())}
          >
            Continuar
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <DefinitionList
          items={[
            { term: 'RFC', value: fiscal.LicTradNum },
            { term: 'Razón social', value: fiscal.companyName },
            { term: 'Régimen', value: named(lists.regimes, fiscal.regime) },
            { term: 'Uso', value: named(lists.uses, fiscal.cfdiUse) },
            { term: 'Código postal', value: fiscal.ZipCode },
            ...(fiscal.U_Correos ? [{ term: 'Correo', value: fiscal.U_Correos }] : []),
          ]}
        />
        <Checkbox
          label="Quiero factura de esta compra"
          hint="La generamos al acreditarse tu pago y te llega por correo."
          checked={wanted}
          onChange={(event) => setWanted(event.target.checked)}
        />
        {ask.isError ? (
          <Alert tone="error" live>
            {`${notSentText}. Puedes continuar y pedir tu factura después, en la página de tu pedido.`}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
}
