import type { MailBrand } from './brands';

/** Classes of what has another color at night; by day the styles beside them hold. */
export const darkRoles = { page: 'p', sheet: 's', bar: 'b', button: 'u', quiet: 'q', line: 'l' } as const;

/** For mail clients that follow the reader's scheme; others show the mail as by day. */
export const darkStyles = ({ dark }: MailBrand): string =>
  [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (prefers-color-scheme:dark){',
    // the component sets the ground of the body's one cell too
    `.${darkRoles.page},.${darkRoles.page}>table>tbody>tr>td{background:${dark.page}!important}`,
    `.${darkRoles.sheet}{background:${dark.sheet}!important;color:${dark.ink}!important;border-color:${dark.line}!important}`,
    `.${darkRoles.bar}{background:${dark.bar}!important;color:${dark.onBar}!important}`,
    `.${darkRoles.button}{background:${dark.button}!important;color:${dark.onButton}!important}`,
    `.${darkRoles.quiet}{color:${dark.quiet}!important}`,
    `.${darkRoles.line}{border-color:${dark.line}!important}`,
    '}',
  ].join('');
