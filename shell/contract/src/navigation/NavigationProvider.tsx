import { type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPath, type Navigator, Router } from 'react-router-dom';
import { NavigationContext, PageProvider } from './context';
import type { Entry, Navigation } from './navigation';
import { ScrollPositions } from './scroll';

/** The navigator that the router's links and addresses use. */
const navigatorOf = (navigation: Navigation): Navigator => ({
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  encodeLocation: (to) => {
    const { pathname, search, hash } = new URL(typeof to === 'string' ? to : createPath(to), location.origin);
    return { pathname, search, hash };
  },
  go: (delta) => history.go(delta),
  push: (to, _state, options) => void navigation.navigate(to, options),
  replace: (to, _state, options) => void navigation.navigate(to, { ...options, replace: true }),
});

/** Shows the entry that the navigation is at; the present page stays and answers until the new one is whole. */
export function NavigationProvider({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const [entry, setEntry] = useState(navigation.entry);
  const navigator = useMemo(() => navigatorOf(navigation), [navigation]);
  const [scroll] = useState(() => new ScrollPositions());
  const shown = useRef<Entry>(entry);
  const whenShown = useRef<() => void>(undefined);
  useEffect(
    () =>
      navigation.subscribe(() => {
        if (navigation.entry === shown.current) return;
        scroll.keep(shown.current);
        // the one before is overtaken
        whenShown.current?.();
        const next = navigation.entry;
        navigation.carry(
          shown.current,
          next,
          () =>
            new Promise((resolve) => {
              whenShown.current = resolve;
              startTransition(() => setEntry(next));
            }),
        );
      }),
    [navigation, scroll],
  );
  useEffect(() => navigation.listen(), [navigation]);
  useEffect(() => scroll.listen(() => shown.current), [scroll]);
  useLayoutEffect(() => {
    if (shown.current === entry) return;
    shown.current = entry;
    scroll.restore(entry);
    navigation.entered(entry);
    whenShown.current?.();
  }, [navigation, scroll, entry]);
  return (
    <NavigationContext value={navigation}>
      <Router location={entry.location} navigationType={entry.type} navigator={navigator}>
        <PageProvider page={entry.page}>{children}</PageProvider>
      </Router>
    </NavigationContext>
  );
}
