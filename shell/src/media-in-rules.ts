import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type Block = Parameters<Plugin>[0];

/** Browsers of 2023 and 2024 show nothing of a condition that stands inside a pseudo-element's rule. */
const canHold = ({ type, props }: Block): boolean => type === 'rule' && !String(props).includes('::');

/** Writes `@media … { .a { … } }` as `.a { @media … { … } }`, so that joining styles restyle one component only. */
export const mediaInRules: Plugin = (block, at, siblings) => {
  const { type, root, children } = block;
  if (type !== '@media' || root || !Array.isArray(children) || !children.every(canHold)) return;
  const rules = children.map((rule) => {
    const holder: Block = { ...rule, root: null };
    holder.children = [{ ...block, root: holder, children: rule.children }];
    return holder;
  });
  block.children = [];
  siblings.splice(at + 1, 0, ...rules);
};

// class names depend on it, and must be the same in server and browser, whose minifiers name functions differently
Object.defineProperty(mediaInRules, 'name', { value: 'media-in-rules' });
