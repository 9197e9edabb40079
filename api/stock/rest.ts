import { stockInput } from '#shared/stock/stockSchemas'
import { stockChangeBody } from '../rest/bodySchemas'
import type { GraphRoute } from '../rest/route'
import { mutationRoute, creationRoute, listRoute } from '../rest/rows'
import * as select from '../rest/selections'

const parameters = ['animalUuid', 'courseUuid']

/** Implements product/stock 5. */
export const stockRoutes: GraphRoute[] = [
  listRoute('/api/animals/:id/stocks', {
    summary: 'Lists the cat’s stocks with their newest 50 changes, those put away included.',
    field: 'stocks',
    selects: select.stock,
  }),
  mutationRoute('PUT', '/api/animals/:id/stocks/:course', {
    summary:
      'Starts the stock of a course with `amount`, or changes `warningDays` and `isPutAway` of one that exists.',
    mutation: 'setStock',
    parameters,
    accepts: stockInput,
    selects: select.stock,
    errors: ['OVER_QUOTA'],
  }),
  creationRoute('/api/animals/:id/stocks/:course/changes', {
    summary: 'Records a renewal, or a correction, which may be negative.',
    mutation: 'noteStockChange',
    parameters,
    accepts: stockChangeBody,
    selects: select.stock,
  }),
  mutationRoute('DELETE', '/api/animals/:id/stocks/:course', {
    summary: 'Deletes a stock with its history. Doses are kept.',
    mutation: 'deleteStock',
    parameters,
  }),
]
