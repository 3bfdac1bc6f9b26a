import type { BlockCode, RemoteModule, SlotHost, SlotName } from '@actual/shell-contract';
import type { ComponentType } from 'react';
import { lazySlots } from './lazy-slots';

type LoadRemote = (name: string) => Promise<RemoteModule>;
/** A slot that its remote does not lend yet. */
const Nothing: ComponentType = () => null;

const ownerName = (slot: SlotName): string => slot.split('/')[0] ?? '';

async function resolve(load: LoadRemote, slot: SlotName): Promise<ComponentType> {
  const remote = await load(ownerName(slot));
  const component = remote.slots[slot];
  return component ? ((await component()).Component as ComponentType) : Nothing;
}

export interface SlotHostOptions {
  /** Remotes of this page's registry. */
  known: ReadonlySet<string>;
  /** Those that the server could not load. */
  broken: ReadonlySet<string>;
  load: LoadRemote;
  firstInteraction: Promise<void>;
}

/**
 * Slots of the browser: each block's code is fetched when it is first placed, the code of `lazySlots` at the
 * first interaction, and kept.
 */
export function createSlotHost({ known, broken, load, firstInteraction }: SlotHostOptions): SlotHost {
  const entries = new Map<SlotName, BlockCode>();
  return {
    firstInteraction,
    find(name) {
      if (broken.has(ownerName(name))) return 'broken';
      if (!known.has(ownerName(name))) return null;
      let entry = entries.get(name);
      if (!entry) {
        const arrives = (lazySlots.has(name) ? firstInteraction : Promise.resolve()).then(() => resolve(load, name));
        entry = { arrives };
        entries.set(name, entry);
        // a block that is here already shows without a moment of its skeleton
        arrives.then(
          (here) => entries.set(name, { here }),
          // the page that places the block reports that it is broken
          () => undefined,
        );
      }
      return entry as never;
    },
    retry(name) {
      // only the server can find it out again
      if (broken.has(ownerName(name))) location.reload();
      else entries.delete(name);
    },
  };
}
