import { BatchSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace-base'

/** What names nobody; the rest of what instrumentations note (addresses, paths with tokens, agents) is not sent. */
const kept = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'db.system.name',
  'db.query.text',
  'error.type',
  'graphql.operation.name',
])

/** Sends spans in batches, without anything of a person (product/privacy 5.2). */
export class DiscreetSpans extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    for (const name of Object.keys(span.attributes))
      if (!kept.has(name)) delete span.attributes[name]
    // An error of the database quotes the row.
    span.events.length = 0
    delete span.status.message
    super.onEnd(span)
  }
}
