import type { BlockCode, RemoteModule, SlotHost, SlotName } from '@actual/shell-contract';
import type { ComponentType } from 'react';
import type { Owner } from '../../../src/remotes/owner';
import type { Artifact } from '../registry/types';
import { within } from '../within-time';

/** A remote as a page is made with it. */
export interface RemotePart {
  artifact: Artifact;
  routes: RemoteModule['routes'];
  /** Null where its code does not run: its blocks are left to the browser. */
  slots: RemoteModule['slots'] | null;
}
/** The remotes that one page is made with. */
export interface RemoteSet {
  remotes: ReadonlyMap<string, RemotePart>;
  /** In the registry, but without a version that runs. */
  failed: readonly Owner[];
}

const Nothing: ComponentType = () => null;
const kept = new WeakMap<RemotePart, Map<string, BlockCode>>();
/** Milliseconds in which a block's code is there: it is part of its remote's one file. */
const patienceMs = 2_000;

/** A block that cannot be rendered on the server: the browser renders it, and the page's renderer gets the reason. */
const broken = (reason: unknown): BlockCode => ({
  here: () => {
    throw reason;
  },
});
const withoutCode = broken(new Error('the block is left to the browser'));

/** The blocks of one remote, their lazy parts run once per version; one whose code does not come breaks itself alone. */
async function blocksOf(remote: RemotePart): Promise<Map<string, BlockCode>> {
  const before = kept.get(remote);
  if (before) return before;
  const blocks = new Map<string, BlockCode>();
  for (const [name, load] of Object.entries(remote.slots ?? {})) {
    try {
      const { Component } = await within<{ Component: unknown }>(load(), patienceMs);
      blocks.set(name, { here: Component as ComponentType });
    } catch (error) {
      blocks.set(name, broken(error));
    }
  }
  kept.set(remote, blocks);
  return blocks;
}

/**
 * Slots of a render: every block is there at once, so that it is part of the HTML.
 * @param placed takes the names of those that the page places
 */
export async function slotHostOf({ remotes, failed }: RemoteSet, placed: Set<SlotName>): Promise<SlotHost> {
  const blocks = new Map<string, BlockCode>();
  for (const remote of remotes.values()) for (const [name, block] of await blocksOf(remote)) blocks.set(name, block);
  return {
    find(name) {
      placed.add(name);
      const owner = name.split('/')[0] ?? '';
      const remote = remotes.get(owner);
      if (!remote) return failed.some(({ name: one }) => one === owner) ? 'broken' : null;
      if (!remote.slots) return withoutCode as never;
      return (blocks.get(name) ?? { here: Nothing }) as never;
    },
    retry: () => {},
  };
}
