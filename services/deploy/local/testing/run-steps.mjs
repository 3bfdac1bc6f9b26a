/**
 * Runs the steps of `npm test` one after the other. Any failure of a step (an error, a rejection that nobody awaits, an
 * exception outside of every promise, work that never ends though nothing runs any more) is one failure of that step:
 * the others go on, and the last line with the totals is always written.
 */
import { ClearError } from '../terminal/clear-error.mjs';
import { commandsUntil, stopCommands } from '../terminal/command.mjs';

/** How many of the slowest tests are listed at the end. */
const SLOWEST = 20;

/**
 * @typedef {{ title: string, ms: number }} Timed a test and how long it took
 * @typedef {{ title: string, work: () => Promise<{ passed: number, failed: number, words?: string, timed?: Timed[] }> }} Step
 * @param {Step[]} steps
 * @param {{ step: (text: string) => void, write: (text: string) => void }} progress
 * @returns {Promise<boolean>} whether everything passed
 */
export async function runSteps(steps, progress) {
  const totals = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const summary = [];
  /** @type {Timed[]} */
  const timed = [];
  /** @type {(reason: unknown) => void} */
  let breakStep = () => undefined;
  let isInterrupted = false;
  const listeners = {
    unhandledRejection: (/** @type {unknown} */ reason) => breakStep(reason),
    uncaughtException: (/** @type {unknown} */ error) => breakStep(error),
    beforeExit: () => breakStep(new Error('The step stopped working without saying how it ended.')),
    ...Object.fromEntries(
      ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => [
        signal,
        () => {
          if (isInterrupted) process.exit(1);
          isInterrupted = true;
          breakStep(new ClearError(`Interrupted (${signal}).`));
        },
      ]),
    ),
    // somebody ended this process in the middle of a step
    exit: () => {
      void stopCommands();
      process.exitCode = 1;
      if (!isTold) tell();
    },
  };
  let isTold = false;
  const tell = () => {
    isTold = true;
    const slowest = timed.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
    if (slowest.length > 0) progress.write(`\nThe slowest:\n${slowest.map(slowLine).join('\n')}`);
    progress.write(`\n${summary.join('\n')}\n`);
    progress.write(`${totals.passed} passed, ${totals.failed} failed`);
  };
  for (const [event, listener] of Object.entries(listeners)) process.on(event, listener);
  for (const { title, work } of steps) {
    if (isInterrupted) break;
    progress.step(`${title}…`);
    const started = performance.now();
    /**
     * @param {number} passed
     * @param {number} failed
     */
    const line = (passed, failed) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
      return `  ${title.padEnd(36)} ${seconds} s   ${passed} passed, ${failed} failed`;
    };
    // as an exit in the middle would count it
    totals.failed += 1;
    summary.push(line(0, 1));
    const {
      passed,
      failed,
      words,
      timed: times = [],
    } = await result(work, (stop) => {
      breakStep = stop;
    });
    timed.push(...times);
    totals.passed += passed;
    totals.failed += failed - 1;
    summary.splice(-1, 1, line(passed, failed));
    if (words) progress.write(words);
  }
  tell();
  for (const [event, listener] of Object.entries(listeners)) process.off(event, listener);
  return !isInterrupted && totals.failed === 0 && totals.passed > 0;
}

/** @param {Timed} test */
const slowLine = ({ title, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s   ${title}`;

/**
 * Runs one step. A step that breaks is one failure, and everything it started ends before the next step begins.
 * @param {Step['work']} work
 * @param {(breakStep: (reason: unknown) => void) => void} whenBroken
 * @returns {ReturnType<Step['work']>}
 */
async function result(work, whenBroken) {
  const ending = new AbortController();
  const broken = new Promise((_, reject) => whenBroken(reject));
  try {
    return await Promise.race([commandsUntil(ending.signal, work), broken]);
  } catch (error) {
    return { passed: 0, failed: 1, words: error instanceof ClearError ? error.message : String(error?.stack ?? error) };
  } finally {
    ending.abort();
    await stopCommands();
  }
}
