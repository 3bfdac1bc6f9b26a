import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this store; other addresses are plain anchors. */
  to: string;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
}

/**
 * A link that moves between pages without a reload. The router's own also knows how to fetch what is behind it in a
 * framework that nothing here uses, which every one of a page's hundred links would pay for.
 */
export const Link = ({ to, preventScrollReset, onClick, children, ...rest }: LinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target: rest.target, preventScrollReset });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
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
