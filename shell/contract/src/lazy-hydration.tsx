import { type ComponentType, type ReactNode, useState } from 'react';
import { DeferredBlock } from './deferred-block';
import { useHydrated } from './hydration';
import { onceOnline } from './once-online';
import { type BlockCode, type Turn, useSlotHost } from './slot-host';

/** The code of a part: fetched once, again where that failed. */
function codeOf(load: () => Promise<ComponentType<object>>, soon: boolean) {
  let code: BlockCode | undefined;
  let waits = false;
  return {
    find(turn: Turn | undefined): BlockCode {
      if (!code || (waits && !turn)) {
        waits = turn !== undefined;
        code = { arrives: turn ? turn('', soon).then(() => onceOnline(load)) : onceOnline(load) };
      }
      return code;
    },
    forget() {
      code = undefined;
    },
  };
}

interface LazyBlockProps {
  code: ReturnType<typeof codeOf>;
  props: object;
  fallback: ReactNode;
}

function LazyBlock({ code, props, fallback }: LazyBlockProps) {
  const turn = useSlotHost()?.turn;
  // what the server did not draw waits for nobody's touch
  const [isNew] = useState(useHydrated());
  return (
    <DeferredBlock
      find={() => code.find(isNew ? undefined : turn)}
      forget={code.forget}
      props={props}
      fallback={fallback}
    />
  );
}

/**
 * A part of a page that can be read before its code is there: the server's HTML serves until somebody touches the page,
 * then the code is fetched and takes over. Where the server drew nothing, and on a page that is reached later, the code
 * is fetched at once.
 * @param load fetches the part, which is in a file of its own
 * @param soon takes over in an idle moment instead: the document fetches the code ahead
 */
export function hydrateLazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { soon = false }: { soon?: boolean } = {},
) {
  const code = codeOf(load as () => Promise<ComponentType<object>>, soon);
  return ({ fallback, ...props }: Props & { fallback?: ReactNode }) => (
    <LazyBlock code={code} props={props} fallback={fallback} />
  );
}
