import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Plan {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
}
interface Plans {
  readonly sandbox: Plan;
  readonly services: readonly Plan[];
  readonly shells: readonly Plan[];
}

/** The plan of a store with these variables, as Node makes it. */
function plansWith(env: object): Plans {
  const program = `import { planProcesses } from ${JSON.stringify(join(__dirname, 'processes.mjs'))};
    const plans = planProcesses({ DATA_DIR: '/data' }, {}, ${JSON.stringify(env)}, {});
    process.stdout.write(JSON.stringify(plans));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }));
}

test('the bucket and who may read it are told to the gateways alone', () => {
  const bucket = {
    ...{ S3_BUCKET: 'fotos', S3_ACCESS_KEY_ID: 'quien', S3_SECRET_ACCESS_KEY: 'secreto' },
    ...{ AWS_ROLE_ARN: 'rol', AWS_SESSION_TOKEN: 'ficha' },
  };
  const { sandbox, services, shells } = plansWith({ ...bucket, TZ: 'UTC' });
  expect(shells.map(({ env }) => env)).toEqual([expect.objectContaining(bucket), expect.objectContaining(bucket)]);
  for (const { name, env } of [sandbox, ...services])
    expect([name, ...Object.keys(env).filter((variable) => variable in bucket)]).toEqual([name]);
});
