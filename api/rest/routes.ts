import { accountRoutes } from './accounts'
import { animalRoutes } from './animals'
import { documentation } from './documentation'
import { installationRoutes } from './installation'
import type { Route } from './route'
import { sharingRoutes } from './sharing'

const calls = [...accountRoutes, ...animalRoutes, ...sharingRoutes, ...installationRoutes]

/** Every call of `/api`. */
export const routes: readonly Route[] = [...calls, ...documentation(calls)]
