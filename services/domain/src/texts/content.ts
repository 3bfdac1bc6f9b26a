/** A text as `compileMarkdown` gives it. */
export interface CompiledText {
  /** With `{{datos}}` still open. */
  html: string;
  /** Its second-level titles. */
  contents: { id: string; text: string }[];
  questions: { question: string; answer: string }[];
}

/** A compiled file of `content/`; see `compile.mjs`. */
export interface InformationContent extends CompiledText {
  path: string;
  title: string;
  shortTitle: string;
  description: string;
  lead: string | null;
  /** `YYYY-MM-DD` of the last change. */
  updated: string;
  /** The widget above the text. */
  widget: string | null;
  /** `oficinas` where the page has the office's hours (each page keeps its own: reading 15). */
  hours: string | null;
  canonical: string | null;
}

export type Facts = Record<string, string>;
export type FactsBySite = Record<string, Facts>;

/** A section of the side navigation. */
export interface Section {
  name: string;
  pages: { path: string; title: string; updated: string; canonical?: string }[];
}
