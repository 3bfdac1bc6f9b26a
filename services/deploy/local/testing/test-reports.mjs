/** Turns the reports of jest and Playwright into the result of a step of `npm test`. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { projectDir } from '../terminal/paths.mjs';

/** @typedef {{ title: string, ms: number }} Timed a test and how long it took */
/** @typedef {{ passed: number, failed: number, words: string, timed?: Timed[] }} Result */
/** @typedef {{ code: number | null, tail: string }} Ended how the program ended, and the last it said */
/** @typedef {{ title: string, file: string, line: number, ok: boolean, tests: { results: { duration: number, errors: { message: string }[] }[] }[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite of Playwright's report */
/** @typedef {{ title: string, duration?: number | null }} Assertion of jest's report */
/** @typedef {{ name: string, status: string, message: string, assertionResults: Assertion[] }} TestFile of jest's report */

/**
 * Jest's `--json` report.
 * @param {string} report
 * @param {Ended} ended
 * @returns {Result}
 */
export function jestResult(report, { code, tail }) {
  if (!existsSync(report)) return { passed: 0, failed: 1, words: tail };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  /** @type {TestFile[]} */
  const files = testResults;
  const words = files.filter(({ status }) => status === 'failed').map(({ message }) => message);
  return {
    passed: numPassedTests,
    // jest may also end badly after good tests, in its global teardown
    failed: failed || (code === 0 ? 0 : 1),
    words: words.join('\n') || (code ? tail : ''),
    timed: files.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, duration }) => ({
        title: `${relative(projectDir, name)} › ${title}`,
        ms: duration ?? 0,
      })),
    ),
  };
}

/**
 * All journeys of a suite and of those within it.
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * Playwright's JSON report.
 * @param {string} report
 * @param {Ended} ended
 * @returns {Result}
 */
export function playwrightResult(report, { code, tail }) {
  if (!existsSync(report)) return { passed: 0, failed: 1, words: tail };
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = stats.unexpected + errors.length;
  const all = specsOf({ suites }).map(({ file, line, title, ok, tests }) => {
    const results = tests.flatMap(({ results: tries }) => tries);
    return {
      title: `${file}:${line} › ${title}`,
      ok,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      errors: results.flatMap(({ errors: of }) => of.map(({ message }) => message)),
    };
  });
  const failures = all.filter(({ ok }) => !ok).map(({ title, errors: of }) => [title, ...of].join('\n'));
  // a test that passed only when tried again has passed, and is told
  const flaky = stats.flaky > 0 ? `${stats.flaky} pasaron al segundo intento\n` : '';
  return {
    passed: stats.expected + stats.flaky,
    // a run that was interrupted has failed nothing and tried little
    failed: failed || (code === 0 ? 0 : 1),
    words: code === 0 ? flaky : failures.join('\n\n') || tail,
    timed: all.map(({ title, ms }) => ({ title, ms })),
  };
}
