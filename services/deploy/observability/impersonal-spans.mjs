/** @typedef {import('@opentelemetry/sdk-trace-node').ReadableSpan} Span */
/** @typedef {import('@opentelemetry/sdk-trace-node').SpanExporter} SpanExporter */
/** Removes everything personal from a span before it leaves the process. */

/** Attributes that go on; addresses, queries, agents and messages of errors do not. */
const kept = new Set([
  'http.request.method',
  'http.method',
  'http.response.status_code',
  'http.status_code',
  'http.route',
  'request.id',
  'server.address',
  'server.port',
  'net.peer.name',
  'net.peer.port',
  'error.type',
  'db.system',
  'db.system.name',
  'db.name',
  'db.namespace',
  'db.operation.name',
  'db.query.text',
  'db.statement',
]);

/** @param {Span['attributes']} attributes */
const only = (attributes) => Object.fromEntries(Object.entries(attributes).filter(([name]) => kept.has(name)));

/**
 * A span without anything that may name somebody.
 * @param {Span} span
 * @returns {Span}
 */
const impersonal = (span) =>
  Object.create(span, {
    attributes: { value: only(span.attributes) },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  });

/** Hands spans to another exporter, without personal data. */
export class Impersonal {
  /** @param {SpanExporter} exporter */
  constructor(exporter) {
    this.exporter = exporter;
  }
  /**
   * @param {Span[]} spans
   * @param {Parameters<SpanExporter['export']>[1]} done
   */
  export(spans, done) {
    this.exporter.export(spans.map(impersonal), done);
  }
  forceFlush() {
    return this.exporter.forceFlush?.() ?? Promise.resolve();
  }
  shutdown() {
    return this.exporter.shutdown();
  }
}
