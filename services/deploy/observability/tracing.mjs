/**
 * Traces of one process, from the gateway to the statements of its services: `node --import` of this file, before
 * anything else is loaded. OpenTelemetry's own variables name their destination and the process
 * (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`).
 */
import { subscribe } from 'node:diagnostics_channel';
import { createRequire } from 'node:module';
import { trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { defaultResource, detectResources, envDetector } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { Impersonal } from './impersonal-spans.mjs';

const provider = new NodeTracerProvider({
  resource: defaultResource().merge(detectResources({ detectors: [envDetector] })),
  spanProcessors: [new BatchSpanProcessor(new Impersonal(new OTLPTraceExporter()))],
});
provider.register();
registerInstrumentations({
  tracerProvider: provider,
  instrumentations: [
    // probes and metrics would bury the other traces
    new HttpInstrumentation({
      disableOutgoingRequestInstrumentation: true,
      ignoreIncomingRequestHook: ({ url }) => ['/healthz', '/readyz', '/metrics'].includes(url ?? ''),
    }),
    new UndiciInstrumentation({ requireParentforSpans: true, ignoreRequestHook: ({ path }) => path === '/readyz' }),
    // the statement with its placeholders; never their values
    new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false }),
  ],
});
// loaded the way that instrumentations see, before a module brings it in by `import`
createRequire(import.meta.url)('node:http');

/**
 * @typedef {{
 *   request: { id: string },
 *   reply: { header(name: string, value: string): void },
 *   route: { method: string, url: string },
 * }} Handled what Fastify tells
 */

/** The route of a request names its span, its id leads from a log to the trace, and a browser is told which trace it began. */
subscribe('tracing:fastify.request.handler:start', (message) => {
  const { request, reply, route } = /** @type {Handled} */ (message);
  const span = trace.getActiveSpan();
  if (!span) return;
  const { traceId, spanId, traceFlags } = span.spanContext();
  span.updateName(`${route.method} ${route.url}`);
  span.setAttributes({ 'http.route': route.url, 'request.id': request.id });
  reply.header('server-timing', `traceparent;desc="00-${traceId}-${spanId}-0${traceFlags & 1}"`);
});
