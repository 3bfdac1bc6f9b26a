/**
 * `node --openssl-legacy-provider s3rver.cjs FOLDER PORT BUCKET`: an S3 server on this machine, until its parent lets go of
 * it. Its parent is told the port. A process of its own: pages of a listing take a cipher that Node has put aside.
 */
const S3rver = require('@20minutes/s3rver');

const [directory, port, name] = process.argv.slice(2);
process.once('disconnect', () => process.exit());
new S3rver({
  address: '127.0.0.1', port: Number(port), directory, silent: true,
  configureBuckets: [{ name, configs: [] }],
  // it forgets the slash behind a bucket's name, which Amazon's library signs: only who calls is looked at, not how
  allowMismatchedSignatures: true,
})
  .run()
  .then(({ port: taken }) => process.send?.(taken));
