import { accountRoutes } from './accounts'
import { animalRoutes } from './animals'
import { calendarRoutes } from './calendar'
import { careRoutes } from './care'
import { circleRoutes } from './circle'
import { documentation } from './documentation'
import { exportRoutes } from './exports'
import { googleRoutes } from './google'
import { importRoutes } from './imports'
import { installationRoutes } from './installation'
import { labRoutes } from './labs'
import { metricsRoutes } from './metrics'
import { photoRoutes } from './photos'
import { proposalRoutes } from './proposals'
import { pushRoutes } from './push'
import type { Route } from './route'
import { sharingRoutes } from './sharing'

const calls = [
  ...accountRoutes,
  ...googleRoutes,
  ...animalRoutes,
  ...labRoutes,
  ...careRoutes,
  ...photoRoutes,
  ...sharingRoutes,
  ...proposalRoutes,
  ...circleRoutes,
  ...calendarRoutes,
  ...pushRoutes,
  ...exportRoutes,
  ...importRoutes,
  ...installationRoutes,
  ...metricsRoutes,
]

/** Every call of `/api`, and the photos. */
export const routes: readonly Route[] = [...calls, ...documentation(calls)]
