export type { Item, MailBlock, Sum } from './blocks';
export { button, heading, items, letter, lines, paragraph, smallPrint, strong, sums, title } from './blocks';
export { brandOf } from './brands';
export { type RenderedMail, renderMail } from './render-mail';
export { type ShortMail, shortMail } from './short-mail';
