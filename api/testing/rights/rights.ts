import { graphRows } from './graph'
import { restRows } from './rest'
import { withTools } from './tools'

export const rest = Object.fromEntries(
  Object.entries(restRows).map(([call, row]) => {
    const { anonymous, expired, owner } = row.expected
    const isPublic = anonymous === owner && expired === owner
    return [call, withTools(call, row, { denied: 403, reads: call.startsWith('GET '), isPublic })]
  }),
)

export const graph = Object.fromEntries(
  Object.entries(graphRows).map(([name, row]) => {
    const reads = !row.document(name).startsWith('mutation')
    return [name, withTools(name, row, { denied: 'ACCESS_DENIED', reads, isPublic: false })]
  }),
)
