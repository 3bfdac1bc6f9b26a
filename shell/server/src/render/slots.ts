import type { SlotEntry, SlotHost, SlotName } from '@actual/shell-contract';
import type { ComponentType } from 'react';
import type { Snapshot } from '../registry/snapshots';
import type { LoadedRemote } from '../registry/types';

type AnyEntry = SlotEntry<SlotName>;
const Nothing: ComponentType = () => null;
const kept = new WeakMap<LoadedRemote, Map<SlotName, AnyEntry>>();

const fulfilled = (value: ComponentType): AnyEntry =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value }) as unknown as AnyEntry;

/** The blocks of one loaded remote, their lazy parts run once per version. */
async function blocksOf(remote: LoadedRemote): Promise<Map<SlotName, AnyEntry>> {
  const before = kept.get(remote);
  if (before) return before;
  const blocks = new Map<SlotName, AnyEntry>();
  for (const [name, load] of Object.entries(remote.module.slots)) {
    blocks.set(name as SlotName, fulfilled((await load()).Component as ComponentType));
  }
  kept.set(remote, blocks);
  return blocks;
}

/**
 * Slots of a render: every block is there at once, so that it is part of the HTML.
 * @param placed takes the names of those that the page places
 */
export async function slotHostOf({ remotes, failed }: Snapshot, placed: Set<SlotName>): Promise<SlotHost> {
  const blocks = new Map<SlotName, AnyEntry>();
  for (const remote of remotes.values()) for (const [name, block] of await blocksOf(remote)) blocks.set(name, block);
  return {
    find(name) {
      placed.add(name);
      const owner = name.split('/')[0] ?? '';
      const broken = failed.some(({ name: one }) => one === owner);
      if (!remotes.has(owner) && !broken) return null;
      if (broken) return 'broken';
      return (blocks.get(name) ?? fulfilled(Nothing)) as never;
    },
    retry: () => {},
  };
}
