import { fontFaceCss } from '@actual/themes-contract/mail-look';
import type { MailBrand } from './brands';

/** Classes whose letters are the brand's own where a mail client loads fonts; otherwise the inline styles apply. */
export const fontRoles = { display: 'd', text: 't' } as const;

/** For `screen` alone: Outlook for Windows shows Times in place of any font that it does not have, and reads no media rule. */
export const fontStyles = ({ faces, display, titleWeight }: MailBrand, origin: string): string =>
  [
    fontFaceCss(faces.display, origin),
    fontFaceCss(faces.text, origin),
    '@media screen{',
    // the component gives the body's only cell its letters too
    `.${fontRoles.text}>table>tbody>tr>td{font-family:"${faces.text.family}",Arial,Helvetica,sans-serif!important}`,
    `.${fontRoles.display}{font-family:"${faces.display.family}",${display}!important;font-weight:${titleWeight}!important}`,
    '}',
  ].join('');
