import type { RemoteModule } from '@actual/shell-contract';
import { codeOf, type Navigation } from '@actual/shell-contract/navigation';
import { whenIdle } from '../when-idle';

/** Milliseconds that a busy browser may put it off. */
const longest = 2_000;

/** Fetches the code of the pages that mostly come after the one that is shown, and of those after it. */
export function fetchNextPages(navigation: Navigation, load: (remote: string) => Promise<RemoteModule>): void {
  const fetchAfter = async ({ route, owner }: Navigation['entry']['page']) => {
    const next = route?.handle?.next ?? [];
    if (next.length === 0) return;
    const { routes } = await load(owner);
    await Promise.all(
      routes.filter(({ path }) => next.includes(path)).flatMap((one) => [codeOf(one), one.loader?.code?.()]),
    );
  };
  // code that did not arrive is asked for again when it is wanted
  const fetchSoon = () => whenIdle(() => void fetchAfter(navigation.entry.page).catch(() => {}), longest);
  let { page } = navigation.entry;
  navigation.subscribe(() => {
    if (navigation.entry.page === page) return;
    page = navigation.entry.page;
    fetchSoon();
  });
  fetchSoon();
}
