import { Column } from '@react-email/column';
import { Img } from '@react-email/img';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import type { MailBlock } from './blocks';
import type { MailBrand } from './brands';
import { darkRoles as dark } from './dark-mode';
import { narrowRoles } from './narrow-styles';

/** A product of a mail. */
export interface Item {
  /** Absolute address, 84 px shown. */
  picture: string | null;
  name: string;
  finish: string | null;
  /** How many and which. */
  pieces: string;
  /** When it arrives. */
  arrival: string;
  price: string;
  /** The price without its discount. */
  before: string | null;
  /** The same as one line of text. */
  text: string;
}

export const items = (all: readonly Item[]): MailBlock => ({
  html: (brand) => (
    <Section style={{ margin: '18px 0 0' }}>
      {all.map((item) => (
        <ItemRow key={item.text} brand={brand} item={item} />
      ))}
    </Section>
  ),
  text: all.map(({ text }) => text),
});

const ItemRow = ({ brand, item }: { brand: MailBrand; item: Item }) => {
  const cell = { padding: '14px 0', borderBottom: `1px solid ${brand.line}`, verticalAlign: 'top' };
  const quiet = (words: string) => (
    <span className={dark.quiet} style={{ color: brand.quiet }}>
      {words}
    </span>
  );
  return (
    <Row style={{ fontSize: 15, lineHeight: '21px' }}>
      <Column className={`${dark.line} ${narrowRoles.picture}`} style={{ ...cell, width: 100 }}>
        {item.picture ? (
          <Img
            src={item.picture}
            width="84"
            height="84"
            alt=""
            // in dark mode too: the pictures are made for a light background
            style={{ borderRadius: brand.radius, background: brand.page }}
          />
        ) : null}
      </Column>
      {/* a word of a whole line would make the mail wider than a phone */}
      <Column className={dark.line} style={{ ...cell, wordBreak: 'break-word' }}>
        <strong>{item.name}</strong>
        {item.finish ? (
          <>
            <br />
            {quiet(item.finish)}
          </>
        ) : null}
        <br />
        {quiet(item.pieces)}
        <br />
        {item.arrival}
      </Column>
      <Column align="right" className={dark.line} style={{ ...cell, paddingLeft: 12, whiteSpace: 'nowrap' }}>
        {item.before ? (
          <>
            <s className={dark.quiet} style={{ color: brand.quiet }}>
              {item.before}
            </s>
            <br />
          </>
        ) : null}
        <strong>{item.price}</strong>
      </Column>
    </Row>
  );
};
