/**
 * Jest's runtime, which loads the modules of each test file anew, many hundreds of them. It also compiles them anew, which
 * is near half of what loading costs: here a worker compiles a module once and runs it in the globals of every file.
 */
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** @type {Map<string, { source: string, script: vm.Script }>} */
const compiled = new Map();

/**
 * `vm.compileFunction` for the calls of jest, which name a file and the globals of its test.
 * @param {string} source
 * @param {readonly string[]} parameters
 * @param {{ filename: string, parsingContext: vm.Context }} options
 */
function compileOnce(source, parameters, { filename, parsingContext }) {
  const head = `(function (${parameters.join()}) {`;
  let known = compiled.get(filename);
  if (known?.source !== source) {
    // an error names the column in the file, whose first line begins behind the head
    known = { source, script: new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length }) };
    compiled.set(filename, known);
  }
  return known.script.runInContext(parsingContext);
}

vm.compileFunction = /** @type {typeof vm.compileFunction} */ (compileOnce);

module.exports = Runtime;
