import {
  Component,
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { type SlotHost, useSlotHost } from './slot-host';
import type { SlotName, SlotProps } from './slots';

interface NetProps {
  children: ReactNode;
  fallback: (retry: () => void) => ReactNode;
  onRetry: () => void;
}

/** Keeps a broken block from taking the page with it. */
class SlotNet extends Component<NetProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };
  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}

interface BodyProps {
  host: SlotHost;
  name: SlotName;
  props: object;
  onAlive: () => void;
}

function SlotBody({ host, name, props, onAlive }: BodyProps) {
  useEffect(onAlive, [onAlive]);
  const entry = host.find(name);
  if (!entry || entry === 'broken') return null;
  const Block = use(entry as unknown as Promise<ComponentType<object>>);
  return <Block {...props} />;
}

const sameProps = (a: object, b: object): boolean => {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.is(Reflect.get(a, name), Reflect.get(b, name)))
  );
};

/**
 * The block and its skeleton. Until the block's code is there nothing below is touched, whatever its surroundings do:
 * React would give up the server's HTML for the skeleton. The latest props arrive with the code.
 */
const Boundary = memo(
  ({ fallback, attempt, alive, ...body }: BodyProps & { fallback: ReactNode; attempt: number; alive: boolean }) => (
    <Suspense fallback={fallback}>
      <SlotBody key={attempt} {...body} />
    </Suspense>
  ),
  (a, b) => a.attempt === b.attempt && a.alive === b.alive && (!b.alive || sameProps(a.props, b.props)),
);

export type SlotElementProps<Name extends SlotName> = SlotProps[Name] & {
  name: Name;
  /** Shown while the block loads: the same box, so that nothing moves. */
  fallback?: ReactNode;
  /** Shown when the block is broken; a quiet line with retry unless told. */
  broken?: (retry: () => void) => ReactNode;
};

const quietLine = (retry: () => void) => (
  <p role="status" data-slot-broken>
    Esta parte no se pudo mostrar.{' '}
    <button type="button" onClick={retry}>
      Reintentar
    </button>
  </p>
);

/**
 * Places a block of another team's remote: typed props, skeleton, error net with retry, and the outline of the
 * boundary toggle. On the server the block is in the HTML; in the browser its code loads without holding the page.
 * A block whose remote is not in the registry renders nothing and asks for nothing.
 */
export function Slot<Name extends SlotName>(all: SlotElementProps<Name>) {
  const { name, fallback, broken, ...props } = all;
  const host = useSlotHost();
  const [attempt, setAttempt] = useState(0);
  const [alive, setAlive] = useState(false);
  const onAlive = useCallback(() => setAlive(true), []);
  const entry = host?.find(name);
  if (!host || !entry) return null;
  const retry = () => {
    host.retry(name);
    setAttempt(attempt + 1);
  };
  if (entry === 'broken') return <div data-boundary={name}>{(broken ?? quietLine)(retry)}</div>;
  return (
    <div data-boundary={name}>
      <SlotNet fallback={broken ?? quietLine} onRetry={retry}>
        <Boundary
          host={host}
          name={name}
          props={props}
          fallback={fallback ?? null}
          attempt={attempt}
          alive={alive}
          onAlive={onAlive}
        />
      </SlotNet>
    </div>
  );
}
