import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { pageName } from '../facts/catalog/page-names';
import { storefrontLimits as most } from '../facts/catalog/storefront';
import { dateTime, day, handle, site } from '../shapes';

const page = z.string().regex(pageName).describe('`manual.pieles` is the page `/manual/pieles`');

/** What administrators write of a page; its address, title and place among the pages stay the release’s. */
const written = z.object({
  lead: z.string().trim().max(most.bannerText).describe('the sentence below the title; empty: none'),
  description: z.string().trim().min(1).max(most.bannerText).describe('what search engines show'),
  text: z.string().trim().min(1).max(most.pageText).describe('Markdown with `{{datos}}` and blocks, no HTML'),
});

export const textsContent = z.object({
  kind: z.literal('texts'),
  own: written
    .nullable()
    .describe('null: the text below it holds, for a brand that of all brands, for all brands that of the release'),
});

/** A text as pages show it: HTML made by the store’s own compiler, with `{{datos}}` still open. */
const compiled = {
  lead: z.string().nullable(),
  html: z.string(),
  contents: z.array(z.object({ id: z.string(), text: z.string() })).describe('its second-level titles'),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
};

export const textsPreview = z.object({
  kind: z.literal('texts'),
  mistake: z
    .object({ field: z.enum(['lead', 'description', 'text']), message: z.string() })
    .nullable()
    .describe('the first one, with its line; a text with one cannot be published'),
  drawn: z
    .object({
      lead: compiled.lead,
      html: compiled.html,
      missing: z.array(z.string()).describe('figures that the text of the release has and this one has not'),
    })
    .nullable()
    .describe('null: it has a mistake'),
});

export const ownPageText = z.object({ ...compiled, description: z.string(), updated: day });
export type OwnPageText = z.infer<typeof ownPageText>;

const pageHead = {
  page,
  title: z.string(),
  section: z.string(),
};
export const pageTextRow = z.object({
  ...pageHead,
  own: z
    .array(
      z.object({
        scope: site.or(z.literal('store')).describe('a brand, or all of them'),
        since: dateTime.nullable(),
        by: z.string().describe('who wrote it; empty where the account is gone'),
      }),
    )
    .describe('where another text holds than that of the release'),
});
export type PageTextRow = z.infer<typeof pageTextRow>;

export const pageTextEndpoints = endpointsOf('catalog', {
  'GET /site/texts/{handle}/{page}': {
    access: 'any',
    summary: 'The text of a page of information where administrators wrote another one than the release’s',
    params: z.object({ handle, page }),
    response: ownPageText,
    errors: ['not_found'],
  },
  'GET /pagetexts': {
    access: 'admin',
    summary: 'The pages of information in the order of their sections, and which have another text than the release’s',
    response: z.object({ pages: z.array(pageTextRow) }),
  },
  'GET /pagetexts/{handle}/{page}': {
    access: 'admin',
    summary: 'A page’s text in the release, and the `{{datos}}` that it may name with their values for a brand',
    params: z.object({ handle, page }),
    response: z.object({
      ...pageHead,
      release: written,
      facts: z.array(z.object({ name: z.string(), value: z.string(), everywhere: z.boolean() })),
    }),
    errors: ['not_found'],
  },
});
