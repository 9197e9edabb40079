import { googleRoutes } from '../account/googleRest'
import { accountRoutes } from '../account/rest'
import { careRoutes } from '../care/rest'
import { animalRoutes } from '../cat/rest'
import { circleRoutes } from '../circle/rest'
import { labRoutes } from '../labs/rest'
import { photoRoutes } from '../photo/rest'
import { calendarRoutes } from '../reminder/calendarRest'
import { pushRoutes } from '../reminder/pushRest'
import { proposalRoutes } from '../sharing/proposalRest'
import { sharingRoutes } from '../sharing/rest'
import { stockRoutes } from '../stock/rest'
import { exportRoutes } from '../transfer/exportRest'
import { importRoutes } from '../transfer/importRest'
import { documentationRoutes } from './documentation'
import { installationRoutes } from './installation'
import { metricsRoutes } from './metrics'
import type { RestRoute, RestSection } from './route'

/** Lists every call of `/api`, and the photos, as the OpenAPI document shows them. */
export const sections: readonly RestSection[] = [
  { name: 'account', description: 'Accounts, sessions, the admin’s clock.', calls: accountRoutes },
  { name: 'google', description: 'Sign-in with Google, by redirects.', calls: googleRoutes },
  { name: 'cat', description: 'Cats, entries, weights, alerts of the rules.', calls: animalRoutes },
  { name: 'labs', description: 'Results of laboratories, and the IRIS stage.', calls: labRoutes },
  { name: 'care', description: 'Treatments and doses.', calls: careRoutes },
  { name: 'stock', description: 'What is left of treatments.', calls: stockRoutes },
  { name: 'photo', description: 'Photos of cats.', calls: photoRoutes },
  { name: 'sharing', description: 'Links for vets, alert records.', calls: sharingRoutes },
  { name: 'proposal', description: 'Proposals of vets, and limits in use.', calls: proposalRoutes },
  { name: 'circle', description: 'Members of a cat’s circle, invitations.', calls: circleRoutes },
  { name: 'calendar', description: 'Reminders for a calendar program.', calls: calendarRoutes },
  { name: 'push', description: 'Subscriptions of service workers.', calls: pushRoutes },
  { name: 'export', description: 'Copies of an account.', calls: exportRoutes },
  { name: 'import', description: 'Imports of copies and of weighings.', calls: importRoutes },
  { name: 'installation', description: 'Health and settings.', calls: installationRoutes },
  { name: 'metrics', description: 'Metrics for Prometheus.', calls: metricsRoutes },
  {
    name: 'documentation',
    description: 'The OpenAPI document.',
    calls: documentationRoutes(() => sections),
  },
]

export const routes: readonly RestRoute[] = sections.flatMap(({ calls }) => calls)
