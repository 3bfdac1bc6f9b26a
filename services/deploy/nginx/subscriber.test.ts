import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from '@actual/contracts/facts/limits/caller-addresses';
import { freePort } from '@actual/database/postgres/ports';
import { until } from '@actual/deploy/testing/until';
import { findNginx, runNginx } from './program';

const nginx = findNginx();
const believes = nginx?.told.includes('http_realip_module') ? nginx : null;
const withNginx = believes ? test : test.skip;

/** The lines of our configuration that say who is one caller. */
const [subscriber = ''] =
  /map \$binary_remote_addr [\s\S]*?\n {4}\}/.exec(readFileSync(join(__dirname, 'nginx.conf'), 'utf8')) ?? [];

/** An nginx that answers a caller once, and believes who they say they are. */
const oncePerCaller = (port: number): string => `
error_log error.log; pid nginx.pid;
events {}
http {
    access_log off;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join(' ')}
    set_real_ip_from 127.0.0.1;
    real_ip_header X-Caller;
    ${subscriber}
    limit_req_zone $subscriber zone=once:1m rate=1r/m;
    limit_req zone=once;
    limit_req_status 429;
    server { listen 127.0.0.1:${port}; root .; location / { try_files /answer =404; } }
}`;

withNginx('nginx counts as one caller whom the services count as one', async () => {
  if (!believes) return;
  const folder = mkdtempSync(join(tmpdir(), 'subscriber-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), oncePerCaller(port));
  writeFileSync(join(folder, 'answer'), 'here');
  const server = runNginx(believes.program, folder);
  const statusFor = async (caller: string) =>
    (await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-caller': caller } })).status;
  await until(() =>
    statusFor('192.0.2.1').then(
      () => true,
      () => false,
    ),
  );
  // 0a is a line feed, which patterns treat as something else
  const callers = ['2001:db8:1:2fe::1', '2001:db8:1:2ff:ffff::9', '2001:db8:1:300::1', '2001:db8:1:a0a::1'];
  callers.push('2001:db8:1:aff::1', '203.0.113.9', '203.0.113.10', '203.0.113.9');
  const known = new Set<string>();
  for (const caller of callers) {
    expect([caller, await statusFor(caller)]).toEqual([caller, known.has(addressOf(caller)) ? 429 : 200]);
    known.add(addressOf(caller));
  }
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
