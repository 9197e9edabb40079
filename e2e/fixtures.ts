import { test as base } from '@playwright/test'
import { Installation } from './installation'

export { expect } from '@playwright/test'

export interface Databases {
  /** A PostgreSQL server on which each worker makes a database of its own; null: the embedded one. */
  database: string | null
}

/** `installation`: the production build, running for this worker, with data of its own. `baseURL` is its address. */
export const test = base.extend<object, Databases & { installation: Installation }>({
  database: [null, { option: true, scope: 'worker' }],
  installation: [
    async ({ database }, use) => {
      const installation = await Installation.make(database)
      try {
        await installation.start()
        await use(installation)
      } finally {
        await installation.remove()
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ installation }, use) => use(installation.url),
})
