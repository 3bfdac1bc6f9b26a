const { sep } = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

/** Tests of minutes, by their folder: begun last, they would keep one core busy while the others have nothing left to do. */
const LONG = `${sep}model-tests${sep}`;

/** Jest's order, by size or by how long a file took before, behind the files that are known to be long. */
module.exports = class LongestFirst extends Sequencer {
  /**
   * @override
   * @param {Parameters<InstanceType<typeof Sequencer>['sort']>[0]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    /** @param {Parameters<InstanceType<typeof Sequencer>['sort']>[0][number]} test */
    const long = (test) => test.path.includes(LONG);
    return [...sorted.filter(long), ...sorted.filter((test) => !long(test))];
  }
};
