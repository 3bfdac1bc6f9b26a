import { type ComponentType, lazy } from 'react';
import type { Illustrations } from './brand';

const Nothing = () => null;

/** A drawing whose code is fetched where it is shown; a page that cannot have it goes without. */
export const drawnLater = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => ({ default: await load().catch(() => Nothing) }));

/** The same for a brand's illustrations, which are one file. */
export function illustrationsLater(load: () => Promise<Illustrations>): Illustrations {
  const one = (name: keyof Illustrations) => drawnLater(async () => (await load())[name]);
  return {
    emptyCart: one('emptyCart'),
    noResults: one('noResults'),
    error: one('error'),
    postalCode: one('postalCode'),
    waiting: one('waiting'),
  };
}
