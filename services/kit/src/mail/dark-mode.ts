import type { MailBrand } from './brands';

/** Classes whose colors change in dark mode; otherwise the inline styles apply. */
export const darkRoles = { page: 'p', sheet: 's', bar: 'b', button: 'u', quiet: 'q', line: 'l' } as const;

/** For mail clients that support dark mode; others show the light mail. */
export const darkStyles = ({ dark }: MailBrand): string =>
  [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (prefers-color-scheme:dark){',
    // the component sets the background of the body's only cell too
    `.${darkRoles.page},.${darkRoles.page}>table>tbody>tr>td{background:${dark.page}!important}`,
    `.${darkRoles.sheet}{background:${dark.sheet}!important;color:${dark.ink}!important;border-color:${dark.line}!important}`,
    `.${darkRoles.bar}{background:${dark.bar}!important;color:${dark.onBar}!important}`,
    `.${darkRoles.button}{background:${dark.button}!important;color:${dark.onButton}!important}`,
    `.${darkRoles.quiet}{color:${dark.quiet}!important}`,
    `.${darkRoles.line}{border-color:${dark.line}!important}`,
    '}',
  ].join('');
