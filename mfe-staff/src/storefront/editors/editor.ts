import type { StorefrontContent } from '@actual/contracts';

/** The part of a form that is of one kind alone. */
export interface EditorProps<Content extends StorefrontContent = StorefrontContent> {
  content: Content;
  onChange: (content: Content) => void;
}
export type ContentOf<Kind extends StorefrontContent['kind']> = Extract<StorefrontContent, { kind: Kind }>;
