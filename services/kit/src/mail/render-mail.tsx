import type { Site } from '@actual/contracts';
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Preview } from '@react-email/preview';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailBlock } from './blocks';
import { brandOf, type MailBrand } from './brands';
import { mailContact } from './contact';
import { darkRoles as dark, darkStyles } from './dark-mode';
import { fontRoles, fontStyles } from './font-styles';
import { narrowRoles, narrowStyles } from './narrow-styles';

/** The content of a mail, in reading order. */
export interface MailContent {
  site: Site;
  /** Where its pictures are fetched from: the address of a gateway that its reader reaches. */
  origin: string;
  subject: string;
  /** The preview shown beside the subject. */
  preview: string;
  blocks: readonly MailBlock[];
  /** The mail's subject in schema.org's words, for mailboxes that show it beside the mail. */
  jsonLd?: object;
  /** Footer text after the brand's name; the store's telephone follows in every mail. */
  closing: string;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

const doctype = '<!doctype html>';
/** Pixels of every brand's logo, which is twice as large in its file. */
const logoHeight = 28;

const inScript = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const Page = ({ brand, mail }: { brand: MailBrand; mail: MailContent }) => (
  <Html lang="es-MX" dir="ltr">
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{mail.subject}</title>
      <style>{darkStyles(brand) + narrowStyles}</style>
      {/* a block of its own: Gmail drops the whole of one in which it meets a font */}
      <style>{fontStyles(brand, mail.origin)}</style>
      {mail.jsonLd ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose «<» are escaped
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(mail.jsonLd) }} />
      ) : null}
    </Head>
    <Body
      className={`${dark.page} ${fontRoles.text}`}
      style={{
        margin: 0,
        padding: '24px 12px',
        background: brand.page,
        fontFamily: 'Arial,Helvetica,sans-serif',
      }}
    >
      <Preview>{mail.preview}</Preview>
      <Container
        className={dark.sheet}
        style={{
          maxWidth: 600,
          background: '#FFFFFF',
          color: brand.ink,
          border: `1px solid ${brand.line}`,
          borderRadius: brand.radius,
        }}
      >
        <div
          className={`${dark.bar} ${narrowRoles.inset}`}
          style={{
            padding: '20px 28px',
            background: brand.bar,
            color: brand.onBar,
            fontFamily: brand.display,
            fontSize: 22,
            lineHeight: '28px',
            borderRadius: `${brand.radius}px ${brand.radius}px 0 0`,
          }}
        >
          <Img
            src={`${mail.origin}/logo-correo.png`}
            alt={brand.name}
            width={brand.logoWidth}
            height={logoHeight}
            // its alternative text looks like the heading that it stands for
            style={{ display: 'block', color: brand.onBar, fontFamily: brand.display, fontSize: 22 }}
          />
        </div>
        <div className={narrowRoles.inset} style={{ padding: 28 }}>
          {mail.blocks.map((block) => (
            <Fragment key={block.text.join()}>{block.html(brand)}</Fragment>
          ))}
        </div>
        <div
          className={`${dark.quiet} ${dark.line} ${narrowRoles.inset}`}
          style={{
            padding: '18px 28px',
            borderTop: `1px solid ${brand.line}`,
            color: brand.quiet,
            fontSize: 13,
            lineHeight: '20px',
          }}
        >
          {`${brand.name}. ${mail.closing}`}
          <br />
          {mailContact()}
        </div>
      </Container>
    </Body>
  </Html>
);

/** The mail as HTML with inline styles, and as plain text. */
export function renderMail(mail: MailContent): RenderedMail {
  const brand = brandOf(mail.site);
  const text = [
    ...mail.blocks.flatMap((block) => [...block.text, '']),
    `${brand.name}. ${mail.closing}`,
    mailContact(),
  ];
  return {
    subject: mail.subject,
    html: doctype + renderToStaticMarkup(<Page brand={brand} mail={mail} />),
    text: text.join('\n'),
  };
}
