import type { AnchorProps } from '@actual/themes-contract';
import { Link } from 'react-router-dom';

/** The link that theme components use: moves between pages without a reload. */
export const RouterAnchor = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />;
