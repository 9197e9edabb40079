import type { IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { NodeSDK } from '@opentelemetry/sdk-node'
import { operationRan } from '../log/events'
import { routeOf } from '../log/routeOf'
import { RedactingSpanProcessor } from './redactingSpanProcessor'

export interface Tracing {
  stop(): Promise<void>
}

/**
 * Sends spans of requests and statements by OTLP (product/interfaces 4.3). The module is loaded
 * only with an endpoint. Operations not in `operations` are named 'other'.
 */
export function startTracing(operations: ReadonlySet<string>): Tracing {
  process.env['OTEL_SERVICE_NAME'] ??= 'nephrochat'
  // By default, the resource does not name the machine, its user or the command.
  process.env['OTEL_NODE_RESOURCE_DETECTORS'] ??= 'env'
  const sdk = new NodeSDK({
    spanProcessors: [
      new RedactingSpanProcessor(new OTLPTraceExporter(), { scheduledDelayMillis: 1_000 }),
    ],
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => /^\/(api\/health|metrics)(\?|$)/.test(url),
        applyCustomAttributesOnSpan: (span, request) => {
          const { method } = request as IncomingMessage
          const route = routeOf(request as IncomingMessage)
          span.setAttribute('http.route', route).updateName(`${method} ${route}`)
        },
        // Push services and Google receive no trace context.
        disableOutgoingRequestInstrumentation: true,
      }),
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
    ],
    // A trace begins at this server: any client could send a trace id.
    textMapPropagator: null,
  })
  sdk.start()
  instrument('http', 'pg')
  const unsubscribe = operationRan.subscribe(({ name }) => {
    if (name !== undefined)
      trace
        .getActiveSpan()
        ?.setAttribute('graphql.operation.name', operations.has(name) ? name : 'other')
  })
  return {
    stop: async () => {
      unsubscribe()
      await sdk.shutdown()
    },
  }
}

/**
 * Loads the modules by `require`, which the instrumentations patch. An import returns the same
 * classes.
 */
function instrument(...modules: string[]): void {
  const require = createRequire(import.meta.url)
  for (const name of modules) require(name)
}
