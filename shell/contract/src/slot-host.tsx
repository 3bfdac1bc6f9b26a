import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { SlotName, SlotProps } from './slots';

/** A block's code: one that is here is drawn at once, one on its way after its promise, the same one until it failed. */
export type BlockCode<Props = object> = { here: ComponentType<Props> } | { arrives: Promise<ComponentType<Props>> };

/**
 * Settles when a part of the page may wake. `part` is its slot's name, its remote's for a page, '' for a part of a page.
 * `soon` where its code is fetched ahead: then it wakes in an idle moment, else after the first sign of a visitor.
 */
export type Turn = (part: string, soon?: boolean) => Promise<void>;

/** Finds the blocks of the remotes in this page's registry. */
export interface SlotHost {
  /**
   * Null where the owning remote is not in the registry: the block does not exist and nothing is requested. `broken`
   * where the remote exists but the server could not load it.
   */
  find<Name extends SlotName>(name: Name): BlockCode<SlotProps[Name]> | 'broken' | null;
  /** Forgets a block that could not be loaded, so that the next `find` tries again. */
  retry(name: SlotName): void;
  /** The server, which has no such thing, waits for nobody. */
  turn?: Turn;
}

const SlotHostContext = createContext<SlotHost | null>(null);

export const SlotHostProvider = ({ host, children }: { host: SlotHost; children: ReactNode }) => (
  <SlotHostContext value={host}>{children}</SlotHostContext>
);
export const useSlotHost = (): SlotHost | null => useContext(SlotHostContext);
