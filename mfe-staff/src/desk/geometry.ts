import { narrowWidth } from '../layout/StaffPage';

/** Heights and widths of the frame around a page of the desk, in pixels. */
export const barHeight = 48;
export const railWidth = 200;
export const iconRailWidth = 56;

/** Below this the rail shows its icons alone; below `narrowWidth` it is a menu of the bar. */
export const iconsOnly = `@media (max-width: 1280px) and (min-width: ${narrowWidth + 1}px)`;
export const besideRail = `@media (min-width: ${narrowWidth + 1}px)`;
