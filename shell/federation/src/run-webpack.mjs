import webpack from 'webpack';

/** What failed in builds, as one error. */
export function errorsOf(stats) {
  const { children } = stats.toJson({ all: false, errors: true, errorDetails: false, children: true });
  return new Error(
    children
      .flatMap((child) => child.errors.map((e) => `${child.name}: ${e.moduleName ?? ''} ${e.message}`))
      .join('\n'),
  );
}

/** Runs the given builds one after the other and answers their stats. Throws with the messages of what failed. */
export async function runWebpack(configs) {
  const compiler = webpack(configs);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if (stats.hasErrors()) throw errorsOf(stats);
  return stats.stats;
}
