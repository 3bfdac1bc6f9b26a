import webpack from 'webpack';

/**
 * The errors of a build, as one error.
 * @param {webpack.Stats} stats
 */
export function errorsOf(stats) {
  const { errors = [] } = stats.toJson({ all: false, errors: true, errorDetails: false });
  const name = stats.compilation.name ?? '';
  return new Error(errors.map((e) => `${name}: ${e.moduleName ?? ''} ${e.message}`).join('\n'));
}

/**
 * Runs a build and answers its stats. Throws with its messages where it failed.
 * @param {webpack.Configuration} config
 * @returns {Promise<webpack.Stats>}
 */
export async function runWebpack(config) {
  const compiler = webpack(config);
  /** @type {webpack.Stats} */
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())))
  );
  if (stats.hasErrors()) throw errorsOf(stats);
  return stats;
}
