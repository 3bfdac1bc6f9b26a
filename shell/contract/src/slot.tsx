import type { ReactNode } from 'react';
import { type Broken, DeferredBlock, quietLine } from './deferred-block';
import { type BlockCode, useSlotHost } from './slot-host';
import type { SlotName, SlotProps } from './slots';

export type SlotElementProps<Name extends SlotName> = SlotProps[Name] & {
  name: Name;
  /** Shown while the block loads: the same box, so that nothing moves. */
  fallback?: ReactNode;
  /** Shown when the block is broken; a quiet line with retry unless told. */
  broken?: Broken;
};

/**
 * Places a block of another team's remote: typed props, skeleton, error net with retry, and the outline of the
 * boundary toggle. On the server the block is in the HTML; in the browser its code loads without holding the page.
 * A block whose remote is not in the registry renders nothing and asks for nothing.
 */
export function Slot<Name extends SlotName>(all: SlotElementProps<Name>) {
  const { name, fallback, broken, ...props } = all;
  const host = useSlotHost();
  const entry = host?.find(name);
  if (!host || !entry) return null;
  const forget = () => host.retry(name);
  return (
    <div data-boundary={name}>
      {entry === 'broken' ? (
        (broken ?? quietLine)(forget)
      ) : (
        <DeferredBlock
          find={() => host.find(name) as BlockCode}
          forget={forget}
          props={props}
          fallback={fallback}
          broken={broken}
        />
      )}
    </div>
  );
}
