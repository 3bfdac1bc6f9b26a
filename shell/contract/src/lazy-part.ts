import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { orStays } from './or-stays';

/** A part that opens over a page: its code is fetched when it is first drawn, again and again until it arrives. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => orStays(async () => ({ default: await load() })));
