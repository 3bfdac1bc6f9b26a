import type { ComponentProps, MouseEvent } from 'react';
import { createPath, resolvePath, useLocation } from 'react-router-dom';
import { useNavigate } from './hooks';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this store; other addresses are plain anchors. */
  to: string;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
}

/** The address that a path of this store has on the present page. */
const useHref = (to: string): string => createPath(resolvePath(to, useLocation().pathname));

/** With a key held, another button or a target the browser opens it somewhere else. */
const isHere = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !(metaKey || altKey || ctrlKey || shiftKey) &&
  (currentTarget.target === '' || currentTarget.target === '_self');

/** A link that moves between pages without a reload, and without the router's prefetching, which nothing here uses. */
export const Link = ({ to, preventScrollReset, onClick, children, ...rest }: LinkProps) => {
  const navigate = useNavigate();
  const href = useHref(to);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isHere(event)) return;
        event.preventDefault();
        void navigate(href, { preventScrollReset, link: event.currentTarget });
      }}
    >
      {children}
    </a>
  );
};

/** A link that says where it leads to the page that is shown, or to one above it. */
export const NavLink = (props: LinkProps) => {
  const { pathname } = useLocation();
  const here = `${pathname}/`.startsWith(`${useHref(props.to)}/`);
  return <Link {...props} aria-current={here ? 'page' : undefined} />;
};
