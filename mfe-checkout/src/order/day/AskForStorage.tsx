import { storeDay, storeTimeZone } from '@actual/contracts/store-day';
import { useFormAnswer, useMutation, useNavigate, useShell, useToast } from '@actual/shell-contract';
import { Alert, Button, formatDate, Panel, Stack, Text } from '@actual/ui';
import { storageField, storageForm } from './day-fields';
import { storageRefusalText, storageText } from './day-words';

interface AskForStorageProps {
  id: string;
  day: string;
  until: string;
  /** Pesos of a month. */
  monthly: number;
}

/** Offers to store a delivery instead, with what it costs and until when it can be asked for. */
export function AskForStorage({ id, day, until, monthly }: AskForStorageProps) {
  const { api, queryClient } = useShell();
  const navigate = useNavigate();
  const toast = useToast();
  const answer = useFormAnswer(storageForm);
  const store = useMutation({
    mutationFn: () => api('POST /order/{id}/deliverystorage', { params: { id }, body: { day } }),
    onSuccess: () => {
      toast({ tone: 'success', title: 'Listo: lo guardamos en nuestro almacén' });
      void navigate(`/checkout/order/${id}`);
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(id) }),
  });
  const refused = store.error ? storageRefusalText(store.error) : answer?.refused;
  return (
    <Panel>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (!store.isPending) store.mutate();
        }}
      >
        <input type="hidden" name={storageField} value={day} />
        <Stack gap={4}>
          <Text as="h2" step="h4">
            ¿Tu casa todavía no está lista?
          </Text>
          <Text tone="text2">{`${storageText(day, monthly)} ${askedUntil(until)}`}</Text>
          {refused ? (
            <Alert tone="error" live>
              {refused}
            </Alert>
          ) : null}
          <div>
            <Button type="submit" variant="secondary" icon="box" busy={store.isPending ? 'Guardando' : false}>
              Guardar mi compra
            </Button>
          </div>
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
