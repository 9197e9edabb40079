import { accountRoutes } from './accounts'
import { animalRoutes } from './animals'
import type { Route } from './route'
import { sharingRoutes } from './sharing'

/** Every documented call that the graph answers; what GraphQL cannot say stands in `http/`. */
export const routes: readonly Route[] = [...accountRoutes, ...animalRoutes, ...sharingRoutes]
