/** Which step of «going live» tells of a setting. */
import { join } from 'node:path';
import { textOf } from '@actual/federation/releases/env-file';
import { projectDir } from '../terminal/paths.mjs';

const page = 'services/documents/going-live.md';

/** @param {string} name of a setting */
export function documentOf(name) {
  const steps = textOf(join(projectDir, page)).split(/^## /m).slice(1);
  const step = steps.find((text) => text.includes(`\`${name}`));
  return step ? `${page}, paso ${Number.parseInt(step, 10)}` : page;
}
