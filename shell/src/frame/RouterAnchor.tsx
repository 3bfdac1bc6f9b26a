import { Link } from '@actual/shell-contract';
import type { AnchorProps } from '@actual/themes-contract';

/** The link that theme components use: moves between pages without a reload. */
export const RouterAnchor = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />;
