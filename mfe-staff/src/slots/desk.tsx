import { createGlobalStyle } from 'styled-components';
import { Bar } from '../desk/Bar';
import { barHeight, besideRail, iconRailWidth, iconsOnly, railWidth } from '../desk/geometry';
import { Rail } from '../desk/Rail';
import { useOwnWords } from '../desk/use-own-words';
import { DeskFace } from '../layout/DeskFace';
import { fontFamily } from '../layout/font';
import { deskColors } from '../layout/StaffPage';
import { isStaff, useDeskUser } from './staff-roles';

/** The page stands beside the rail and under the bar, all of it in the desk's letters. */
const Room = createGlobalStyle`
  :root {
    --family-text: ${fontFamily};
    --family-display: ${fontFamily};
    /* the focus is never under the bar */
    scroll-padding-top: ${barHeight + 40}px;
    /* at the right stands what is pressed next */
    --notice-right: auto;
    --notice-left: 24px;
    ${besideRail} {
      --notice-left: ${railWidth + 20}px;
    }
    ${iconsOnly} {
      --notice-left: ${iconRailWidth + 20}px;
    }
  }
  @media screen {
    body {
      ${deskColors}
      background: var(--d-bg);
      padding-top: ${barHeight}px;
    }
    ${besideRail} {
      body {
        padding-left: ${railWidth}px;
      }
    }
    ${iconsOnly} {
      body {
        padding-left: ${iconRailWidth}px;
      }
    }
  }
`;

/** The frame around a page while staff work at it, in place of the shop's header and footer. */
export const Component = () => {
  const user = useDeskUser();
  useOwnWords();
  if (!isStaff(user)) return null;
  return (
    <>
      <DeskFace />
      <Room />
      <Rail />
      <Bar />
    </>
  );
};
