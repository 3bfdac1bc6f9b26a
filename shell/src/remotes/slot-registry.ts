import type { RemoteModule, SlotEntry, SlotHost, SlotName } from '@actual/shell-contract';
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
  const entries = new Map<SlotName, SlotEntry<SlotName>>();
  return {
    firstInteraction,
    find(name) {
      if (broken.has(ownerName(name))) return 'broken';
      if (!known.has(ownerName(name))) return null;
      let entry = entries.get(name);
      if (!entry) {
        // React reads `status`, so a block that is there already shows without a moment of its skeleton
        const promise: Promise<ComponentType> & Partial<SlotEntry<SlotName>> = (
          lazySlots.has(name) ? firstInteraction : Promise.resolve()
        ).then(() => resolve(load, name));
        promise.status = 'pending';
        promise.then(
          (value) => Object.assign(promise, { status: 'fulfilled', value }),
          (reason) => Object.assign(promise, { status: 'rejected', reason }),
        );
        entry = promise as unknown as SlotEntry<SlotName>;
        entries.set(name, entry);
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
