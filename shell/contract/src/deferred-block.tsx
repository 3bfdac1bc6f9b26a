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
import { hydrationRegion } from './hydration';
import type { BlockCode } from './slot-host';

interface BlockBoundaryProps {
  children: ReactNode;
  fallback: (retry: () => void) => ReactNode;
  onRetry: () => void;
}

/** Keeps a broken block from taking the page with it, and tries again when a line is back. */
class BlockBoundary extends Component<BlockBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidMount() {
    addEventListener('online', this.retry);
  }
  override componentWillUnmount() {
    removeEventListener('online', this.retry);
  }
  retry = () => {
    if (!this.state.failed) return;
    this.props.onRetry();
    this.setState({ failed: false });
  };
  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}

interface BodyProps {
  find: () => BlockCode;
  props: object;
  onHydrated: () => void;
}

interface ArrivingProps {
  arrives: Promise<ComponentType<object>>;
  props: object;
}

function Arriving({ arrives, props }: ArrivingProps) {
  const Block = use(arrives);
  return <Block {...props} />;
}

function Body({ find, props, onHydrated }: BodyProps) {
  useEffect(onHydrated, [onHydrated]);
  // asked once: React renders again where it waited, and wants to meet the same `use` there
  const [code] = useState(find);
  return (
    <div {...hydrationRegion}>
      {'here' in code ? <code.here {...props} /> : <Arriving arrives={code.arrives} props={props} />}
    </div>
  );
}

const sameProps = (a: object, b: object): boolean => {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.is(Reflect.get(a, name), Reflect.get(b, name)))
  );
};

/** The block and its skeleton, untouched until its code is there: else React gives up the server's HTML. */
const Boundary = memo(
  ({
    fallback,
    attempt,
    hydrated,
    ...body
  }: BodyProps & { fallback: ReactNode; attempt: number; hydrated: boolean }) => (
    <Suspense fallback={fallback}>
      <Body key={attempt} {...body} />
    </Suspense>
  ),
  (a, b) => a.attempt === b.attempt && a.hydrated === b.hydrated && (!b.hydrated || sameProps(a.props, b.props)),
);

export interface SleepingBlockProps {
  find: BodyProps['find'];
  props: object;
  fallback?: ReactNode;
  /** Of fetching the code; another one begins anew. */
  attempt?: number;
}

/** Where a block stands whose code comes later: the server's HTML until then, a skeleton where that has none. */
export function SleepingBlock({ attempt = 0, fallback = null, ...block }: SleepingBlockProps) {
  const [hydrated, setHydrated] = useState(false);
  const onHydrated = useCallback(() => setHydrated(true), []);
  return <Boundary {...block} fallback={fallback} attempt={attempt} hydrated={hydrated} onHydrated={onHydrated} />;
}

/** The substitute for a broken block: a line, and a button to try again. */
export type Broken = (retry: () => void) => ReactNode;

export const quietLine: Broken = (retry) => (
  <p role="status" data-slot-broken>
    Esta parte no se pudo mostrar.{' '}
    <button type="button" onClick={retry}>
      Reintentar
    </button>
  </p>
);

export interface DeferredBlockProps extends Omit<SleepingBlockProps, 'attempt'> {
  /** Forgets the failed load, so that it can be tried again. */
  forget: () => void;
  broken?: Broken | undefined;
}

/** A sleeping block with an error net, and a retry. */
export function DeferredBlock({ forget, broken = quietLine, ...block }: DeferredBlockProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    forget();
    setAttempt(attempt + 1);
  };
  return (
    <BlockBoundary fallback={broken} onRetry={retry}>
      <SleepingBlock {...block} attempt={attempt} />
    </BlockBoundary>
  );
}
