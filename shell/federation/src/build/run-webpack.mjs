import webpack from 'webpack';

/**
 * The errors of builds, as one error.
 * @param {webpack.MultiStats} stats
 */
export function errorsOf(stats) {
  const { children } = stats.toJson({ all: false, errors: true, errorDetails: false, children: true });
  return new Error(
    (children ?? [])
      .flatMap(({ name, errors = [] }) => errors.map((e) => `${name}: ${e.moduleName ?? ''} ${e.message}`))
      .join('\n'),
  );
}

/**
 * Runs the given builds one after the other and answers their stats. Throws with the messages of failed ones.
 * @param {webpack.Configuration[]} configs
 * @returns {Promise<webpack.Stats[]>}
 */
export async function runWebpack(configs) {
  const compiler = webpack(configs);
  /** @type {webpack.MultiStats} */
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())))
  );
  if (stats.hasErrors()) throw errorsOf(stats);
  return stats.stats;
}
