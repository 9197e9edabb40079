import { BatchSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace-base'

/**
 * Only these attributes are sent. None identifies a user, unlike others of the instrumentations:
 * addresses, paths with tokens, agents.
 */
const sentAttributes = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'db.system.name',
  'db.query.text',
  'error.type',
  'graphql.operation.name',
])

/** Sends spans in batches, without personal data (product/privacy 5.2). */
export class RedactingSpanProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    for (const name of Object.keys(span.attributes))
      if (!sentAttributes.has(name)) delete span.attributes[name]
    // A database error quotes the row.
    span.events.length = 0
    delete span.status.message
    super.onEnd(span)
  }
}
