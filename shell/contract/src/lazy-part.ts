import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { orStays } from './or-stays';

/**
 * A part that opens over a page: its code is fetched when it is first drawn, again and again until it arrives. What the
 * server draws is `hydrateLazily`: React gives up this part's HTML, with what was typed in it, when its page changes.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => orStays(async () => ({ default: await load() })));
