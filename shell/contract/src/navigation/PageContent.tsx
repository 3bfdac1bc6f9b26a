import { Component, type ReactNode } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { useCurrentPage } from './context';
import { SleepingPage } from './SleepingPage';
import { statusOf } from './status-of';

interface BoundaryProps {
  location: Location;
  failed: (status: number) => ReactNode;
  children: ReactNode;
}
interface BoundaryState {
  location: Location;
  status: number | null;
}

/** Keeps a page that breaks while it is rendered from taking the frame with it; the next page begins anew. */
class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, status: null };
  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { status: statusOf(error) };
  }
  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState {
    return location === state.location ? state : { location, status: null };
  }
  override render() {
    const { status } = this.state;
    return status === null ? this.props.children : this.props.failed(status);
  }
}

interface PageContentProps {
  failed: (status: number) => ReactNode;
  /** Stands where a page's document came without it, until its code is there. */
  skeleton?: ReactNode;
}

/** The present page, or the content of `failed` for its status. */
export function PageContent({ failed, skeleton = null }: PageContentProps) {
  const { owner, route, Component: Body, failure } = useCurrentPage();
  const location = useLocation();
  if (failure || !route) return failed(failure?.status ?? 404);
  return (
    <PageBoundary location={location} failed={failed}>
      {route.handle?.sleeps ? (
        <SleepingPage key={route.path} owner={owner} route={route} skeleton={skeleton} />
      ) : (
        <Body />
      )}
    </PageBoundary>
  );
}
