import { Component, type ComponentType, memo, type ReactNode, Suspense, use, useState } from 'react';
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

function SlotBody<Name extends SlotName>({
  host,
  name,
  props,
}: {
  host: SlotHost;
  name: Name;
  props: SlotProps[Name];
}) {
  const entry = host.find(name);
  if (!entry || entry === 'broken') return null;
  const Block: ComponentType<SlotProps[Name]> = use(entry as Promise<ComponentType<SlotProps[Name]>>);
  return <Block {...props} />;
}
const sameProps = (a: Record<string, unknown>, b: Record<string, unknown>): boolean => {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.is(a[name], b[name]));
};
const StillBody = memo(
  SlotBody,
  (a, b) =>
    a.host === b.host &&
    a.name === b.name &&
    sameProps(a.props as Record<string, unknown>, b.props as Record<string, unknown>),
) as typeof SlotBody;

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
        <Suspense fallback={fallback ?? null}>
          <StillBody key={attempt} host={host} name={name} props={props as unknown as SlotProps[Name]} />
        </Suspense>
      </SlotNet>
    </div>
  );
}
