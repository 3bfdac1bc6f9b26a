import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { ApiError, useSession, useShell, useToast } from '@actual/shell-contract';
import { Alert, Button, Stack } from '@actual/ui';
import { unansweredText } from '../access/unanswered-text';
import { useAction } from '../fields/use-action';
import { isStaff } from './staff-roles';

const changes = {
  price: 'precio',
  stock: 'existencias',
  active: 'vigencia',
  series: 'números de serie',
  packing: 'bultos',
} as const;

const refusal = (error: unknown): string => {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'product_not_found') return 'No se encontro el articulo';
  return code === 'unavailable'
    ? 'SAP no responde. Intenta de nuevo en un momento.'
    : (unansweredText(error) ?? tryAgainText);
};

/** Lets staff take price, stock and validity of the product from the ERP now. */
export function Component({ itemCode, onSynced }: { itemCode: string; onSynced?: () => void }) {
  const { api } = useShell();
  const { user } = useSession();
  const toast = useToast();
  const sync = useAction({
    mutationFn: () => api('POST /sync/syncproductbyitemcode/{code}', { params: { code: itemCode } }),
    onSuccess: ({ changed }) => {
      const words = changed.map((one) => changes[one]).join(', ');
      toast({
        tone: 'success',
        title: 'Producto sincronizado',
        text: words ? `Cambió: ${words}` : 'Nada había cambiado',
      });
      onSynced?.();
    },
  });
  if (!isStaff(user)) return null;
  return (
    <Stack gap={3}>
      <Button variant="secondary" busy={sync.isPending ? 'Sincronizando' : false} onClick={() => sync.mutate()}>
        Sincronizar con SAP
      </Button>
      {sync.isError ? (
        <Alert tone="error" live>
          {refusal(sync.error)}
        </Alert>
      ) : null}
    </Stack>
  );
}
