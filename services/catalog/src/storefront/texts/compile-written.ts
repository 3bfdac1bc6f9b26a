import type { TextScope } from '@actual/contracts/facts/catalog/storefront';
import { knownNames } from '@actual/domain/texts/compile.mjs';
import type { CompiledText } from '@actual/domain/texts/content';
import { figureNames } from '@actual/domain/texts/figure-names.mjs';
import { compileMarkdown, lineOfName, namesIn, TextError } from '@actual/domain/texts/markdown.mjs';
import type { WrittenText } from './page-texts.queries';
import { brandFacts, type ReleaseText } from './release-texts';

/** The `{{datos}}` that a text of a brand, or of all, may write. */
export function namesFor(scope: TextScope): ReadonlySet<string> {
  const facts = brandFacts();
  return knownNames(scope === 'store' ? facts : { [scope]: facts[scope] ?? {} });
}

/** A mistake in a text: its field, and words for its editor, with the line where that is known. */
interface Mistake {
  readonly field: keyof WrittenText;
  readonly message: string;
}

function unknownName(written: WrittenText, scope: TextScope): Mistake | null {
  const known = namesFor(scope);
  for (const field of ['lead', 'description', 'text'] as const) {
    const source = written[field];
    const name = namesIn(source).find((one) => !known.has(one));
    if (name === undefined) continue;
    const line = field === 'text' ? lineOfName(source, name) : null;
    return { field, message: new TextError(`{{${name.slice(0, 60)}}} no es un dato de la tienda`, line).message };
  }
  return null;
}

/** A text as pages show it, or its first mistake. */
export function tryToCompile(
  written: WrittenText,
  scope: TextScope,
): { compiled: CompiledText; mistake: null } | { compiled: null; mistake: Mistake } {
  const mistake = unknownName(written, scope);
  if (mistake) return { compiled: null, mistake };
  try {
    return { compiled: compileMarkdown(written.text), mistake: null };
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return { compiled: null, mistake: { field: 'text', message: error.message } };
  }
}

const wordsOf = ({ lead, description, text }: WrittenText): string => [lead, description, text].join('\n');

/** The figures of the store's rules that the release's text has and another one has not. */
export function missingFigures(release: ReleaseText, written: WrittenText): string[] {
  const kept = new Set(namesIn(wordsOf(written)));
  return namesIn(wordsOf(release)).filter((name) => figureNames.includes(name) && !kept.has(name));
}
