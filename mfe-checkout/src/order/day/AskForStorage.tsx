import type { OrderCode } from '@actual/contracts';
import { storeDay, storeTimeZone } from '@actual/contracts/store-day';
import { useFormAnswer, useMutation, useNavigate, useShell, useToast } from '@actual/shell-contract';
import { Button, formatDate, Panel, Stack, Text } from '@actual/ui';
import { isWrongCode } from '../code/code-fields';
import { MailedCode, useMailedCode } from '../code/MailedCode';
import { storageField, storageForm } from './day-fields';
import { storageRefusalText, storageText } from './day-words';

interface AskForStorageProps {
  id: string;
  day: string;
  until: string;
  /** Pesos of a month. */
  monthly: number;
  code: OrderCode;
}

/** Offers to store a delivery instead, with what it costs and until when it can be asked for. */
export function AskForStorage({ id, day, until, monthly, code }: AskForStorageProps) {
  const { api, queryClient } = useShell();
  const navigate = useNavigate();
  const toast = useToast();
  const answer = useFormAnswer(storageForm);
  const mailed = useMailedCode(id, code, storageForm);
  const store = useMutation({
    mutationFn: (named: { code?: string }) =>
      api('POST /order/{id}/deliverystorage', { params: { id }, body: { day, ...named } }),
    onSuccess: () => {
      toast({ tone: 'success', title: 'Listo: lo guardamos en nuestro almacén' });
      void navigate(`/checkout/order/${id}`);
    },
    onError: mailed.refuse,
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(id) }),
  });
  const error = mailed.mail.error ?? store.error;
  const refused = error && !isWrongCode(error) ? storageRefusalText(error) : answer?.refused;
  return (
    <Panel>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          const named = mailed.take(event);
          if (named && !store.isPending) store.mutate(named);
        }}
      >
        <input type="hidden" name={storageField} value={day} />
        <Stack gap={4}>
          <Text as="h2" step="h4">
            ¿Tu casa todavía no está lista?
          </Text>
          <Text tone="text2">{`${storageText(day, monthly)} ${askedUntil(until)}`}</Text>
          <MailedCode {...mailed} refused={refused}>
            <Button type="submit" variant="secondary" icon="box" busy={store.isPending ? 'Guardando' : false}>
              Guardar mi compra
            </Button>
          </MailedCode>
        </Stack>
      </form>
    </Panel>
  );
}

/** Until which hour it can be asked for. */
function askedUntil(moment: string): string {
  const at = new Date(moment);
  const hour = at.toLocaleTimeString('es-MX', { timeZone: storeTimeZone, timeStyle: 'short', hourCycle: 'h23' });
  return `Puedes pedirlo hasta el ${formatDate(storeDay(at))} a las ${hour}.`;
}
