/**
 * `node prepare.mjs [--tools] COMMAND.mjs …`: installs missing packages, then runs a command that imports packages from its
 * first line. `--tools`: a command of engineers, with their packages, in English.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail } from './terminal/clear-error.mjs';
import { speakEnglish } from './terminal/language.mjs';
import { defaultDataDir, projectDir } from './terminal/paths.mjs';
import { createProgress } from './terminal/progress.mjs';
import { checkNode, checkProject, installMissing } from './toolchain/install.mjs';

try {
  checkNode();
  // an image has all that is installed, and keeps its data elsewhere
  if (!process.env.DATA_DIR) checkProject();
  const tools = process.argv[2] === '--tools';
  if (tools) {
    speakEnglish();
    process.argv.splice(2, 1);
  }
  // standard output is the command's own
  await installMissing(createProgress({ to: process.stderr }), join(defaultDataDir, 'logs', 'install.log'), { tools });
  const [command] = process.argv.splice(2, 1);
  await import(pathToFileURL(join(projectDir, command)).href);
} catch (error) {
  fail(error);
  process.exit(1);
}
