import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Heading } from '@react-email/heading';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';
import type { MailBrand } from './brands';
import { darkRoles as dark } from './dark-mode';
import { fontRoles } from './font-styles';

/** A block of a mail as HTML and as text, so that both say the same. */
export interface MailBlock {
  readonly html: (brand: MailBrand) => ReactNode;
  /** Lines of the plain text. */
  readonly text: readonly string[];
}

type Words = string | { readonly strong: string };
/** Emphasized words of a paragraph. */
export const strong = (words: string): Words => ({ strong: words });

const inHtml = (words: readonly Words[]): ReactNode =>
  words.map((one) =>
    // words never change order, so their text is a stable key
    typeof one === 'string' ? one : <strong key={one.strong}>{one.strong}</strong>,
  );
const inText = (words: readonly Words[]): string =>
  words.map((one) => (typeof one === 'string' ? one : one.strong)).join('');

const broken = (lines: readonly string[]): ReactNode =>
  lines.map((line, at) => (
    <Fragment key={line}>
      {at > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));

/** The mail's heading. */
export const title = (words: string): MailBlock => ({
  html: ({ display }) => (
    <Heading
      as="h1"
      className={fontRoles.display}
      style={{ margin: '0 0 12px', fontFamily: display, fontSize: 26, lineHeight: '32px', fontWeight: 'normal' }}
    >
      {words}
    </Heading>
  ),
  text: [words],
});

export const heading = (words: string): MailBlock => ({
  html: ({ display }) => (
    <Heading
      as="h2"
      className={fontRoles.display}
      style={{ margin: '26px 0 8px', fontFamily: display, fontSize: 18, lineHeight: '24px', fontWeight: 'normal' }}
    >
      {words}
    </Heading>
  ),
  text: [`${words}:`],
});

const body = { margin: '0 0 16px', fontSize: 15, lineHeight: '23px' };

export const paragraph = (...words: Words[]): MailBlock => ({
  html: () => <Text style={body}>{inHtml(words)}</Text>,
  text: [inText(words)],
});

/** A letter as somebody typed it. */
export const letter = (words: string): MailBlock => ({
  html: () => <Text style={{ ...body, whiteSpace: 'pre-wrap' }}>{words}</Text>,
  text: [words],
});

export const smallPrint = (words: string): MailBlock => ({
  html: ({ quiet }) => (
    <Text className={dark.quiet} style={{ ...body, margin: '18px 0 0', color: quiet }}>
      {words}
    </Text>
  ),
  text: [words],
});

/** Lines that belong together, such as an address. */
export const lines = (all: readonly string[]): MailBlock => ({
  html: () => <Text style={body}>{broken(all)}</Text>,
  text: all,
});

/** A link that looks like a button. */
export const button = ({ href, words }: { href: string; words: string }): MailBlock => ({
  html: (brand) => (
    <div style={{ margin: '0 0 16px' }}>
      <Button
        className={dark.button}
        href={href}
        style={{
          padding: '13px 24px',
          borderRadius: brand.radius,
          background: brand.button,
          color: brand.onButton,
          fontSize: 15,
          fontWeight: 'bold',
        }}
      >
        {words}
      </Button>
    </div>
  ),
  text: [`${words}: ${href}`],
});

export type Fact = readonly [term: string, value: string];

/** Terms and values, one row each, for facts that people copy. */
export const facts = (rows: readonly Fact[]): MailBlock => ({
  html: ({ line, quiet }) => (
    <Section style={{ margin: '0 0 20px' }}>
      {rows.map(([term, value]) => (
        <Row key={term} style={{ fontSize: 15, lineHeight: '21px' }}>
          <Column
            className={`${dark.quiet} ${dark.line}`}
            style={{ width: '38%', padding: '8px 12px 8px 0', borderBottom: `1px solid ${line}`, color: quiet }}
          >
            {term}
          </Column>
          <Column
            className={dark.line}
            // a carrier's link has no blank to break at
            style={{ padding: '8px 0', borderBottom: `1px solid ${line}`, fontWeight: 'bold', wordBreak: 'break-word' }}
          >
            {value}
          </Column>
        </Row>
      ))}
    </Section>
  ),
  text: rows.map(([term, value]) => `${term}: ${value}`),
});

export interface Sum {
  words: string;
  amount: string;
  /** A note beneath the name. */
  note?: string;
  /** The final amount. */
  strong?: boolean;
}

/** A column of amounts, right-aligned. */
export const sums = (rows: readonly Sum[]): MailBlock => ({
  html: ({ quiet }) => (
    <Section style={{ margin: '14px 0 0' }}>
      {rows.map(({ words, amount, note, strong: stands }) => {
        const style = { padding: '5px 0', fontSize: stands ? 17 : 15, fontWeight: stands ? 'bold' : 'normal' };
        return (
          <Row key={words}>
            <Column style={style}>
              {words}
              {note ? (
                <div className={dark.quiet} style={{ fontSize: 13, color: quiet }}>
                  {note}
                </div>
              ) : null}
            </Column>
            <Column align="right" style={style}>
              {amount}
            </Column>
          </Row>
        );
      })}
    </Section>
  ),
  text: rows.map(({ words, amount, note }) => `${words}: ${amount}${note ? `. ${note}` : ''}`),
});
