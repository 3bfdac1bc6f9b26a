import type { SessionUser } from '@actual/contracts';
import { useMutation, useShell } from '@actual/shell-contract';
import { useEffect, useEffectEvent } from 'react';
import { browserPasskeys } from './load';

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof browserPasskeys>>['askForPasskey']>>;

/** Signs in with a passkey: offered where the e-mail is typed while `offered`, asked for when `ask` is called. */
export function usePasskey(offered: boolean, onSignedIn: (user: SessionUser) => Promise<void>) {
  const { api } = useShell();
  const enter = useMutation({
    mutationFn: async (chosen: Answer | null) => {
      const answer = chosen ?? (await (await browserPasskeys()).askForPasskey(api));
      const { user } = await api('POST /auth/passkey', { body: answer });
      await onSignedIn(user);
    },
  });
  const chosen = useEffectEvent((answer: Answer) => enter.mutate(answer));
  // the browser has one question open at a time: the offer waits while another is asked, and comes back after it
  const offers = offered && !enter.isPending && !enter.isSuccess;
  useEffect(() => {
    if (!offers) return;
    let open = true;
    const passkeys = browserPasskeys();
    passkeys
      .then(({ offerPasskeys }) => (open ? offerPasskeys(api) : null))
      .then((answer) => {
        if (open && answer) chosen(answer);
      })
      // a failed automatic offer stays silent; a user who presses the button is told why
      .catch(() => undefined);
    return () => {
      open = false;
      passkeys.then(({ stopOffering }) => stopOffering()).catch(() => undefined);
    };
  }, [api, offers]);
  return { ask: () => enter.mutate(null), isPending: enter.isPending, error: enter.error, forget: enter.reset };
}
