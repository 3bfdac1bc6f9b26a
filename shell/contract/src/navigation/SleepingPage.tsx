import type { ComponentType, ReactNode } from 'react';
import { SleepingBlock } from '../deferred-block';
import { orStays } from '../or-stays';
import { type Turn, useSlotHost } from '../slot-host';
import { arrivedCodeOf, codeOf } from './open-page';
import type { PageRoute } from './route';

const none = {};
const awaited = new WeakMap<PageRoute, Promise<ComponentType>>();

/** The page's code, which takes over when its turn has come. */
function codeAfter(route: PageRoute, owner: string, turn: Turn | undefined): Promise<ComponentType> {
  const code =
    awaited.get(route) ??
    orStays(async () => {
      await turn?.(owner, true);
      return (await codeOf(route)).Component;
    });
  awaited.set(route, code);
  return code;
}

interface SleepingPageProps {
  /** The remote it belongs to. */
  owner: string;
  route: PageRoute;
  skeleton: ReactNode;
}

/** A page whose document came without its code (`sleeps` of its handle); where that is here already, the page. */
export function SleepingPage({ owner, route, skeleton }: SleepingPageProps) {
  const turn = useSlotHost()?.turn;
  const find = () => {
    const module = arrivedCodeOf(route);
    return module ? { here: module.Component } : { arrives: codeAfter(route, owner, turn) };
  };
  return <SleepingBlock find={find} props={none} fallback={skeleton} />;
}
