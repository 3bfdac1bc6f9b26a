export type { MailBlock, Sum } from './blocks';
export { button, heading, letter, lines, paragraph, smallPrint, strong, sums, title } from './blocks';
export { brandOf } from './brands';
export { hello } from './hello';
export { type Item, items } from './items';
export { quietLink } from './quiet-link';
export { type RenderedMail, renderMail } from './render-mail';
export { type ShortMail, shortMail } from './short-mail';
