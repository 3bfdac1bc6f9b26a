import type { ComponentType, ReactNode } from 'react';
import { SleepingBlock } from '../deferred-block';
import { orStays } from '../or-stays';
import { useSlotHost } from '../slot-host';
import { arrivedCodeOf, codeOf } from './open-page';
import type { PageRoute } from './route';

const none = {};
const awaited = new WeakMap<PageRoute, Promise<ComponentType>>();

/** The page's code, fetched once somebody touched the page. */
function codeAfter(route: PageRoute, touch: Promise<void> | undefined): Promise<ComponentType> {
  const code =
    awaited.get(route) ??
    orStays(async () => {
      await touch;
      return (await codeOf(route)).Component;
    });
  awaited.set(route, code);
  return code;
}

/** A page whose document came without its code (`sleeps` of its handle); where that is here already, the page. */
export function SleepingPage({ route, skeleton }: { route: PageRoute; skeleton: ReactNode }) {
  const touch = useSlotHost()?.firstInteraction;
  const find = () => {
    const module = arrivedCodeOf(route);
    return module ? { here: module.Component } : { arrives: codeAfter(route, touch) };
  };
  return <SleepingBlock find={find} props={none} fallback={skeleton} />;
}
