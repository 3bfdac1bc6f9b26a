import type { ReadConstancia } from '@actual/contracts';
import { constancia } from '@actual/contracts/facts/capacities';
import type { FiscalFields } from '@actual/contracts/fiscal/fiscal-rules';
import { ApiError, useMutation, useShell } from '@actual/shell-contract';
import { Alert, FileField, Stack } from '@actual/ui';
import type { ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { refusalOf } from '../forms/refusals';

const megabytes = constancia.bytes / 1_024 ** 2;
const again = 'Descárgala de nuevo del portal del SAT, o escribe tus datos.';
const words = {
  payload_too_large: `El archivo pesa más de ${megabytes} MB. ${again}`,
  pdf_invalid: `El archivo no es un PDF o está dañado. ${again}`,
  pdf_encrypted: 'El PDF tiene contraseña. Guárdalo sin ella, o escribe tus datos.',
  pdf_without_text: `El PDF no tiene texto: parece una foto o un escaneo. ${again}`,
  pdf_too_long: `El PDF es demasiado largo para una constancia. ${again}`,
  constancia_not_recognized: `No es una Constancia de Situación Fiscal, o su QR es de otra persona. ${again}`,
  unavailable: 'Hay otras constancias en espera. Intenta de nuevo en un momento.',
};

/** The sentence about a constancia that was read. */
function readText({ regimes, confirmed }: ReadConstancia): string {
  const several = regimes.length > 1 ? ` Tiene ${regimes.length} regímenes: elige con cuál facturas.` : '';
  return `${confirmed ? 'Su QR coincide con el RFC. ' : ''}Revisa los datos, elige el uso de la factura y guarda.${several}`;
}

/** Fills the form around it in from a constancia, which the person then sees and saves, or not. */
export const ConstanciaField = () => {
  const { api } = useShell();
  const form = useFormContext<FiscalFields>();
  const reading = useMutation({
    mutationFn: (file: File) => {
      // do not upload a file that the service would refuse
      if (file.size > constancia.bytes) throw new ApiError(413, 'payload_too_large', '');
      return api('POST /me/client/fiscaladdress/constancia', { file });
    },
    onSuccess: ({ regimes, confirmed: _confirmed, ...read }) => {
      const set = (field: keyof FiscalFields, value: string) => form.setValue(field, value, { shouldDirty: true });
      // the list of regimes follows from the RFC: it has to be there before one of them is chosen
      flushSync(() => {
        for (const [field, value] of Object.entries(read)) set(field as keyof typeof read, value);
      });
      set('regime', regimes.length === 1 ? (regimes[0] ?? '') : '');
      set('cfdiUse', '');
      form.clearErrors();
    },
  });
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0];
    if (file) reading.mutate(file);
    // the same file may be chosen again
    currentTarget.value = '';
  };
  return (
    <Stack gap={3} aria-busy={reading.isPending}>
      <FileField
        label="Llenar con tu Constancia de Situación Fiscal"
        optional
        accept="application/pdf,.pdf"
        onChange={choose}
        hint={`El PDF del SAT, hasta ${megabytes} MB. Lo leemos y no lo guardamos.`}
        error={reading.isError ? refusalOf(reading.error, {}, words).text : undefined}
      />
      <div role="status">
        <span>{reading.isPending ? 'Leyendo tu constancia…' : null}</span>
        {reading.isSuccess ? (
          <Alert tone="success" title="Leímos tu constancia">
            {readText(reading.data)}
          </Alert>
        ) : null}
      </div>
    </Stack>
  );
};
