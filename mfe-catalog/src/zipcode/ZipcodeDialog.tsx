import { deliveryCitiesPage } from '@actual/contracts/facts/company/asked-pages';
import { extraCostText } from '@actual/contracts/facts/delivery/shipping-cost';
import { outOfCoverageText, zipcodeText } from '@actual/contracts/facts/delivery/zipcodes';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { formatZip } from '@actual/contracts/facts/text/written';
import {
  ApiError,
  connectionText,
  isZipcode,
  Slot,
  useActiveQuotation,
  useBrand,
  useShell,
  useSlotHost,
  useZipcode,
  type Zipcode,
} from '@actual/shell-contract';
import { Alert, Button, Dialog, Icon, Stack, Text, TextField, TextLink } from '@actual/ui';
import { type FormEvent, useRef, useState } from 'react';

const refusals: Partial<Record<string, string>> = {
  zipcode_invalid: zipcodeText,
  invalid_input: zipcodeText,
  zipcode_out_of_coverage: outOfCoverageText,
};

/**
 * Asks for the postal code, shows its place, and keeps it: every date of the shop then counts for it. The cart moves
 * there too, and the checkout shows the changes.
 */
export function ZipcodeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { api, queryClient } = useShell();
  const { voice } = useBrand();
  const zipcode = useZipcode();
  const active = useActiveQuotation();
  const slots = useSlotHost();
  const [place, setPlace] = useState<Zipcode | null>(null);
  // not a state: a digit renders nothing anew
  const text = useRef(formatZip(zipcode.value?.cp ?? ''));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const quotationId = zipcode.request.quotationId ?? active.id;
  const close = () => {
    setPlace(null);
    onClose();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = text.current.trim();
    if (typed === '') return setError('Ingresa tus datos');
    if (!isZipcode(typed)) return setError(zipcodeText);
    setBusy(true);
    setError('');
    try {
      const found = await api('GET /shipping/zipcodedelivery', { query: { zipcode: typed } });
      if (quotationId && slots?.find('checkout/move-quotation')) return setPlace(found);
      zipcode.set(found);
      await queryClient.invalidateQueries();
      onClose();
    } catch (cause) {
      const code = cause instanceof ApiError ? cause.code : '';
      setError(refusals[code] ?? connectionText(cause) ?? tryAgainText);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open={open} onClose={close} title={voice.postalCodeTitle} size="s">
      {place && quotationId ? (
        <Slot name="checkout/move-quotation" quotationId={quotationId} place={place} onDone={close} />
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack gap={5}>
            <Text tone="text2">{voice.postalCodeText}</Text>
            <TextField
              label="Código postal"
              name="zipcode"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={6}
              data-autofocus=""
              defaultValue={text.current}
              error={error || undefined}
              hint="Cinco dígitos, por ejemplo 77500"
              onChange={(event) => {
                text.current = event.target.value;
              }}
            />
            {zipcode.value ? (
              <Alert tone={zipcode.value.extraCost ? 'warning' : 'success'}>
                <Icon name="truck" size={18} />{' '}
                <span>{`Entregamos en ${formatZip(zipcode.value.cp)}, ${zipcode.value.municipio}, ${zipcode.value.estado}.${zipcode.value.extraCost ? ` ${extraCostText}` : ''}`}</span>
              </Alert>
            ) : null}
            <Button type="submit" variant="buy" block busy={busy ? 'Consultando' : false}>
              Ver fechas de entrega
            </Button>
            <Text tone="text2">
              <TextLink href={deliveryCitiesPage} onClick={onClose}>
                Ver ciudades de entrega
              </TextLink>
            </Text>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
