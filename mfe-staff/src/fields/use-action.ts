import { type UseMutationOptions, type UseMutationResult, useMutation } from '@actual/shell-contract';
import { useCallback, useRef } from 'react';

/**
 * `useMutation` for what a button does. The library shows its `isPending` only a moment after the press, so that a
 * double press would be sent twice: until its answer no second press is taken. In a `scope`, where presses wait for
 * each other, the same one is not.
 */
export function useAction<Answer = unknown, Wrong = Error, Input = void>(
  options: UseMutationOptions<Answer, Wrong, Input>,
): UseMutationResult<Answer, Wrong, Input> {
  const action = useMutation(options);
  const { mutateAsync } = action;
  const underWay = useRef(new Set<string | undefined>());
  const waitsItsTurn = options.scope !== undefined;
  const mutate: typeof action.mutate = useCallback(
    (...press) => {
      const taken = waitsItsTurn ? JSON.stringify(press[0]) : 'any';
      if (underWay.current.has(taken)) return;
      underWay.current.add(taken);
      const end = () => underWay.current.delete(taken);
      mutateAsync(...press).then(end, end);
    },
    [mutateAsync, waitsItsTurn],
  );
  return { ...action, mutate } as typeof action;
}
