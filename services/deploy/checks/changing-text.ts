import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from '@swc/core';

/** The folders whose code React renders into pages. */
const folders = ['shell/src', 'shell/contract/src', 'mfe-catalog/src', 'mfe-checkout/src', 'mfe-account/src'];
const more = ['mfe-staff/src', 'themes'];
/** Names that hold elements, or one child that its place wraps: never a text beside others. */
const elementNames = new Set(
  `action actions ask aside bar before button children colors content controls delivery description done dots field fields
  figure footer group hourList mark panel row standing state trigger words`.split(/\s+/),
);

interface Node {
  type: string;
  [name: string]: unknown;
}
/** The content that a child gives its parent: a text that never changes, one that may, or something else. */
type Kind = 'static' | 'text' | 'other';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const through = new Set(['ParenthesisExpression', 'TsAsExpression', 'TsNonNullExpression']);
const inner = (node: Node): Node => (through.has(node.type) ? inner(node.expression as Node) : node);

function nameOf(given: Node): string {
  const node = inner(given);
  if (node.type === 'Identifier') return String(node.value);
  if (node.type === 'MemberExpression') return String((node.property as Node).value);
  if (node.type === 'OptionalChainingExpression') return nameOf(node.base as Node);
  return node.type === 'CallExpression' ? nameOf(node.callee as Node) : '';
}

const changing = (kinds: Kind[]): Kind[] => kinds.map((kind) => (kind === 'static' ? 'text' : kind));

function kindsOf(given: Node): Kind[] {
  const node = inner(given);
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
      return ['static'];
    case 'TemplateLiteral':
      return [(node.expressions as Node[]).length > 0 ? 'text' : 'static'];
    case 'JSXElement':
    case 'JSXFragment':
    case 'ArrowFunctionExpression':
      return ['other'];
    case 'NullLiteral':
    case 'BooleanLiteral':
      return [];
    case 'ConditionalExpression':
      return changing([...kindsOf(node.consequent as Node), ...kindsOf(node.alternate as Node)]);
    case 'BinaryExpression':
      if (node.operator === '&&') return changing(kindsOf(node.right as Node));
      if (node.operator === '??' || node.operator === '||')
        return changing([...kindsOf(node.left as Node), ...kindsOf(node.right as Node)]);
      return ['text'];
    default: {
      const name = nameOf(node);
      if (name === 'undefined') return [];
      return [['map', 'flatMap', 'from'].includes(name) || elementNames.has(name) ? 'other' : 'text'];
    }
  }
}

interface Child {
  kinds: Kind[];
  /** Whether the content may change. */
  dynamic: boolean;
}

function childOf(node: Node): Child | null {
  if (node.type === 'JSXText') return String(node.value).trim() === '' ? null : { kinds: ['static'], dynamic: false };
  if (node.type !== 'JSXExpressionContainer') return { kinds: ['other'], dynamic: false };
  const expression = inner(node.expression as Node);
  if (expression.type === 'JSXEmptyExpression') return null;
  if (expression.type === 'StringLiteral')
    return String(expression.value).trim() === '' ? null : { kinds: ['static'], dynamic: false };
  const kinds = kindsOf(expression);
  return { kinds, dynamic: !(kinds.length === 1 && kinds[0] === 'static') };
}

/** Whether a text that may change, or a place where something comes and goes, stands beside another text. */
function isShared(children: Child[]): boolean {
  const hasText = children.some(({ kinds }) => kinds.some((kind) => kind !== 'other'));
  return children.length > 1 && hasText && children.some(({ dynamic }) => dynamic);
}

/** The elements of a source whose changing text shares them, each by its line's number. */
export function sharedTexts(source: string): number[] {
  // places are counted over all that was parsed: a first statement tells where this one begins
  const { body } = parseSync(`;${source}`, { syntax: 'typescript', tsx: true, target: 'es2022' });
  const bytes = Buffer.from(`;${source}`);
  const base = body[0]?.span.start ?? 0;
  const lines: number[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) {
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) Object.values(value).forEach(visit);
      return;
    }
    if (value.type === 'JSXElement' || value.type === 'JSXFragment') {
      const children = (value.children as Node[]).flatMap((child) => childOf(child) ?? []);
      const { start } = value.span as { start: number };
      if (isShared(children))
        lines.push(
          bytes
            .subarray(0, start - base)
            .toString()
            .split('\n').length,
        );
    }
    for (const [name, one] of Object.entries(value)) if (name !== 'span') visit(one);
  };
  visit(body);
  return lines;
}

const isOurs = (path: string): boolean =>
  path.endsWith('.tsx') && !/node_modules|\.test\.tsx$|[\\/](testing|preview)[\\/.]/.test(path);

/** Every such element of the store's pages: `folder/file.tsx:line`. */
export const sharedTextsOf = (root: string): string[] =>
  [...folders, ...more].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isOurs)
      .flatMap((name) => {
        const file = join(root, folder, name);
        return sharedTexts(readFileSync(file, 'utf8')).map((line) => `${relative(root, file)}:${line}`);
      }),
  );
