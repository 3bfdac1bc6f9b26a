import { useQueryClient, useToast } from '@actual/shell-contract';
import { isChangedMeanwhile } from '../audit/changed-meanwhile';
import { useAction } from '../fields/use-action';

/** A form that changes a quotation, and its next step. */
export interface FormOfChange {
  quotationId: string;
  /** The change is kept. */
  onDone?: () => void;
  /** The change is kept, or was refused. */
  onSettled?: () => void;
}

/** A change of a quotation by staff: confirms it, and reads changed data again. */
export function useChange<T>(
  quotationId: string,
  {
    send,
    said,
    onDone,
    onSettled,
  }: {
    send: (value: T) => Promise<unknown>;
    /** The message once it is saved. */
    said: string | ((value: T) => string);
    onDone?: () => void;
    /** It was kept, or refused. */
    onSettled?: (() => void) | undefined;
  },
) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const readAgain = () =>
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(quotationId) });
  return useAction<unknown, unknown, T>({
    mutationFn: send,
    // what somebody else did first is shown beside the refusal
    onError: (error) => (isChangedMeanwhile(error) ? readAgain() : undefined),
    onSuccess: async (_answer, value) => {
      await readAgain();
      onDone?.();
      toast({ tone: 'success', title: typeof said === 'string' ? said : said(value) });
    },
    onSettled: () => onSettled?.(),
  });
}
