import { type UseMutationOptions, type UseMutationResult, useMutation } from '@actual/shell-contract';
import { useCallback, useRef } from 'react';

/**
 * `useMutation` for what a button does. The library shows its `isPending` only a moment after the press, so that a
 * double press would be sent twice: until its answer the same press is not taken again. Another one is.
 */
export function useAction<Answer = unknown, Wrong = Error, Input = void>(
  options: UseMutationOptions<Answer, Wrong, Input>,
): UseMutationResult<Answer, Wrong, Input> {
  const action = useMutation(options);
  const { mutateAsync } = action;
  const underWay = useRef(new Set<string | undefined>());
  const mutate: typeof action.mutate = useCallback(
    (...press) => {
      const same = JSON.stringify(press[0]);
      if (underWay.current.has(same)) return;
      underWay.current.add(same);
      const end = () => underWay.current.delete(same);
      mutateAsync(...press).then(end, end);
    },
    [mutateAsync],
  );
  return { ...action, mutate } as typeof action;
}
