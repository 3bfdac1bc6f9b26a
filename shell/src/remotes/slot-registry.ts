import type { BlockCode, RemoteModule, SlotHost, SlotName, Turn } from '@actual/shell-contract';
import { onceOnline } from '@actual/shell-contract/navigation';
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
  /** The remote of the document's page: its blocks' code is fetched ahead. */
  owner: string | null;
  turn: Turn;
}

/** Slots of the browser: each block's code is fetched once, when it is first placed or its turn has come. */
export function createSlotHost({ known, broken, load, owner, turn }: SlotHostOptions): SlotHost {
  const entries = new Map<SlotName, BlockCode>();
  return {
    turn,
    find(name) {
      if (broken.has(ownerName(name))) return 'broken';
      if (!known.has(ownerName(name))) return null;
      let entry = entries.get(name);
      if (!entry) {
        const start = lazySlots.has(name) ? turn(name, ownerName(name) === owner) : Promise.resolve();
        const arrives = start.then(() => onceOnline(() => resolve(load, name)));
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
