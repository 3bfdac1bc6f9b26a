import type { ComponentType, ReactNode } from 'react';
import { Place } from './place';
import { useSlotHost } from './slot-host';

/** The code of a part: fetched once, again where that failed. */
function codeOf(load: () => Promise<unknown>) {
  let code: Promise<unknown> | undefined;
  return {
    find(awake: Promise<void> | undefined) {
      code ??= awake ? awake.then(load) : load();
      return code;
    },
    forget() {
      code = undefined;
    },
  };
}

interface LaterPlaceProps {
  code: ReturnType<typeof codeOf>;
  props: object;
  fallback: ReactNode;
}

function LaterPlace({ code, props, fallback }: LaterPlaceProps) {
  const awake = useSlotHost()?.awake;
  return <Place find={() => code.find(awake)} forget={code.forget} props={props} fallback={fallback} />;
}

/**
 * A part of a page that can be read before its code is there: the server's HTML serves until somebody touches the page,
 * then the code is fetched and takes over. On a page that is reached later, the code is fetched at once.
 * @param load fetches the part, which is in a file of its own
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = codeOf(load);
  return ({ fallback, ...props }: Props & { fallback?: ReactNode }) => (
    <LaterPlace code={code} props={props} fallback={fallback} />
  );
}
