import DoseScreenQuery$parameters from './__generated__/DoseScreenQuery$parameters'
import ImportScreenQuery$parameters from './__generated__/ImportScreenQuery$parameters'
import InvitationScreenQuery$parameters from './__generated__/InvitationScreenQuery$parameters'
import ReceivedScreenQuery$parameters from './__generated__/ReceivedScreenQuery$parameters'
import WeighScreenQuery$parameters from './__generated__/WeighScreenQuery$parameters'
import { Redirect, type Route } from './base/router/router'
import { preload } from './session/preload'

// Few users open these pages. Their queries are not in the chunk of signedInRoutes.ts, which every
// page loads.

const loadReceived = preload(ReceivedScreenQuery$parameters, () => ({}))
const quickEntry = async () =>
  (await import('./screens/quickEntry/QuickEntryScreen')).QuickEntryScreen

export const rareRoutes = {
  '/invitation/:token': {
    load: preload(
      InvitationScreenQuery$parameters,
      ({ params }) => ({ token: params['token']! }),
      'store-and-network',
    ),
    screen: async () => (await import('./screens/invitation/InvitationScreen')).InvitationScreen,
  },
  '/import': {
    load: preload(ImportScreenQuery$parameters, () => ({})),
    screen: async () => (await import('./screens/import/ImportScreen')).ImportScreen,
  },
  '/recevoir': {
    load: async (args) =>
      args.search.get('source') === 'file'
        ? (await import('./screens/received/launchedFile')).receiveLaunchedFile()
        : loadReceived(args),
    screen: async () => (await import('./screens/received/ReceivedScreen')).ReceivedScreen,
  },
  // Tags, automations and the icon’s shortcuts open these addresses (product/launches 1).
  '/noter/questionnaire/:animalId?': {
    load: ({ params: { animalId } }) =>
      new Redirect(animalId === undefined ? '/quick-entry' : `/quick-entry/${animalId}`),
    screen: quickEntry,
  },
  '/noter/pesee/:animalId?': {
    load: preload(WeighScreenQuery$parameters, ({ params: { animalId } }) => ({
      picked: animalId !== undefined,
      animalUuid: animalId ?? '',
    })),
    screen: async () => (await import('./screens/weigh/WeighScreen')).WeighScreen,
  },
  '/noter/dose/:treatmentId?': {
    load: preload(DoseScreenQuery$parameters, () => ({})),
    screen: async () => (await import('./screens/care/DoseScreen')).DoseScreen,
  },
} satisfies Record<string, Omit<Route, 'path'>>

export type RarePath = keyof typeof rareRoutes
