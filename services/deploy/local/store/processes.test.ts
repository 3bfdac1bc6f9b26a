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

const pictures = { S3_BUCKET: 'fotos', S3_ACCESS_KEY_ID: 'quien', S3_SECRET_ACCESS_KEY: 'secreto' };
const invoices = { S3_PRIVATE_BUCKET: 'facturas', S3_PRIVATE_ACCESS_KEY_ID: 'otro', S3_PRIVATE_SECRET_ACCESS_KEY: 's' };
const role = { AWS_ROLE_ARN: 'rol', AWS_SESSION_TOKEN: 'ficha' };
const both = { ...pictures, ...invoices, ...role };

test.each([
  [['gateway-public', 'gateway-internal'], { ...pictures, ...role }],
  [['catalog'], both],
  [['account', 'checkout', 'staff'], { ...invoices, ...role }],
  [['sandbox'], {}],
])('%j are told of their bucket, and of no other', (names, told) => {
  const { sandbox, services, shells } = plansWith({ ...both, TZ: 'UTC' });
  const plans = [sandbox, ...services, ...shells].filter(({ name }) => names.includes(name));
  expect(plans).toHaveLength(names.length);
  for (const { env } of plans)
    expect(Object.fromEntries(Object.entries(env).filter(([variable]) => variable in both))).toEqual(told);
});
