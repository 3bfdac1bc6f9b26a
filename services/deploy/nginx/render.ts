import { deadlineOf } from '@actual/contracts/endpoint';
import { type ErrorCode, errorStatus } from '@actual/contracts/errors';
import { frontDoor } from '@actual/contracts/facts/capacities';
import { credentialHeader } from '@actual/contracts/gateways';
import { endpointsOf } from '@actual/shell/server/src/gateway/endpoints';
import { callerHeaders } from '@actual/shell/server/src/gateway/headers';
import { securityHeaders } from '@actual/shell/server/src/render/security-headers';
import { readCalls, readMaps } from './read-calls';
import type { NginxSettings } from './settings';

/** The templates beside this file, as they are. */
const templates = ['nginx.conf', 'public-hosts.conf', 'internal-host.conf'] as const;
/** The pages that nginx itself shows to people. */
export const pages = ['pages/too-large.html', 'pages/unavailable.html'] as const;

/** The facts that `nginx -V` states of an installed program. */
export interface NginxBuild {
  /** `1.22.1` */
  readonly version: string;
  readonly http3: boolean;
}

export const readBuild = (told: string): NginxBuild => ({
  version: /nginx\/(\d+\.\d+\.\d+)/.exec(told)?.[1] ?? '0.0.0',
  http3: told.includes('--with-http_v3_module'),
});

/** From 1.25.1 on HTTP/2 is a directive of its own. */
function hasOwnHttp2({ version }: NginxBuild): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return major * 1_000_000 + minor * 1_000 + patch >= 1_025_001;
}

/** Answers of nginx's own to programs, by the statuses that lead to them. */
const callErrors: Readonly<Record<string, ErrorCode>> = {
  413: 'payload_too_large',
  429: 'rate_limited',
  '502 504': 'unavailable',
};

const callErrorLines = Object.entries(callErrors).map(([statuses, code]) => `error_page ${statuses} = @${code};`);
const callErrorLocations = Object.values(callErrors).map(
  (code) => `location @${code} {
        default_type application/json;
        include security-headers.conf;
        add_header Retry-After 1 always;
        return ${errorStatus[code]} '{"code":"${code}","message":"${code}","requestId":"$request_id"}';
    }`,
);

/** The headers that a service gets with a call from nginx: the same list as the gateway's. */
function readHeaders(credential: string, host: string): string {
  const told = {
    host,
    connection: '""',
    'x-request-id': '$request_id',
    'x-forwarded-for': '$remote_addr',
    'x-forwarded-proto': '$scheme',
    'x-forwarded-host': host,
    [credentialHeader]: credential,
    ...Object.fromEntries(callerHeaders.map((name) => [name, `$http_${name.replaceAll('-', '_')}`])),
  };
  return Object.entries(told)
    .map(([name, value]) => `proxy_set_header ${name} ${value};\n`)
    .join('');
}

const headerLines = Object.entries(securityHeaders(true))
  .map(([name, value]) => `proxy_hide_header ${name};\nadd_header ${name} "${value}" always;\n`)
  .join('');

function readsFile({ services }: NginxSettings): string {
  const calls = readCalls();
  const upstreams = Object.entries(services).map(
    ([name, port]) => `upstream ${name} {
    zone ${name} 64k;
    # a service that hangs holds so many callers and no more: the next are told at once
    server 127.0.0.1:${port} max_conns=${frontDoor.callsOfService};
    keepalive 32;
    keepalive_timeout 20s;
}
`,
  );
  return [...upstreams, readMaps(calls)].join('');
}

/** Fills a template in; a line that is left with nothing goes. */
function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  const filled = template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (values[name] === undefined) throw new Error(`no value for {{${name}}}`);
    return String(values[name]);
  });
  return filled.replace(/^ +\n/gm, '');
}

/**
 * Every file of the configuration but the pages, by name. `read-headers.conf` holds the public gateway's credential.
 */
export function renderNginx({
  settings,
  build,
  credential,
  template,
}: {
  settings: NginxSettings;
  build: NginxBuild;
  credential: string;
  template: (name: string) => string;
}): Record<string, string> {
  const { publicHosts, gateways, services: _, limitsRequests, ...plain } = settings;
  const portOfHosts = settings.port === '443' ? '' : `:${settings.port}`;
  const ownHttp2 = hasOwnHttp2(build);
  const quic = (more = '') => (build.http3 ? `listen ${settings.publicAddress}:${settings.port} quic${more};` : '');
  const uploads = endpointsOf(true).map(({ upload = 0 }) => upload);
  const values = {
    ...plain,
    ...frontDoor,
    portOfHosts,
    publicPort: gateways.public,
    internalPort: gateways.internal,
    publicHosts: publicHosts.join(' '),
    limitRequests: limitsRequests ? `limit_req zone=requests burst=${frontDoor.burst} nodelay;` : '',
    largestBody: Math.max(...uploads),
    readSeconds: Math.max(...readCalls().map(deadlineOf)) / 1_000,
    http2OfListen: ownHttp2 ? '' : ' http2',
    http2: ownHttp2 ? 'http2 on;' : '',
    http3Listen: quic(),
    http3ListenFirst: quic(' reuseport default_server'),
    http3: build.http3 ? `add_header Alt-Svc 'h3="${portOfHosts || ':443'}"; ma=86400';` : '',
    callErrors: callErrorLines.join('\n        '),
    callErrorLocations: callErrorLocations.join('\n    '),
  };
  return {
    ...Object.fromEntries(templates.map((name) => [name, fill(template(name), values)])),
    'reads.conf': readsFile(settings),
    'read-headers.conf': readHeaders(credential, `$host${portOfHosts}`),
    'security-headers.conf': headerLines,
  };
}
