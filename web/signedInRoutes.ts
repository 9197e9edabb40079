import AdminScreenQuery$parameters from './__generated__/AdminScreenQuery$parameters'
import AnimalScreenQuery$parameters from './__generated__/AnimalScreenQuery$parameters'
import CareScreenQuery$parameters from './__generated__/CareScreenQuery$parameters'
import CircleScreenQuery$parameters from './__generated__/CircleScreenQuery$parameters'
import HistoryScreenQuery$parameters from './__generated__/HistoryScreenQuery$parameters'
import LabsScreenQuery$parameters from './__generated__/LabsScreenQuery$parameters'
import ProposalsScreenQuery$parameters from './__generated__/ProposalsScreenQuery$parameters'
import RemindersScreenQuery$parameters from './__generated__/RemindersScreenQuery$parameters'
import SettingsDataScreenQuery$parameters from './__generated__/SettingsDataScreenQuery$parameters'
import SettingsPasswordScreenQuery$parameters from './__generated__/SettingsPasswordScreenQuery$parameters'
import SettingsProfileScreenQuery$parameters from './__generated__/SettingsProfileScreenQuery$parameters'
import SettingsSessionsScreenQuery$parameters from './__generated__/SettingsSessionsScreenQuery$parameters'
import SettingsTimeZoneScreenQuery$parameters from './__generated__/SettingsTimeZoneScreenQuery$parameters'
import SettingsToolsScreenQuery$parameters from './__generated__/SettingsToolsScreenQuery$parameters'
import ShareLinksScreenQuery$parameters from './__generated__/ShareLinksScreenQuery$parameters'
import ShareListScreenQuery$parameters from './__generated__/ShareListScreenQuery$parameters'
import ShareScreenQuery$parameters from './__generated__/ShareScreenQuery$parameters'
import { withPrefetchedRoute } from './app/frame/prefetchRoute'
import { type Load, Redirect, type Route } from './base/router/router'
import * as queries from './firstQueries'
import type { RarePath } from './rareRoutes'
import { preload } from './session/preload'

// These routes need a session, or are public and rarely the first page. They have a chunk of their
// own (routes.tsx has the others).

// Relay's code loads in parallel with the screen's, after its query is sent.
const signedIn = () => import('./app/frame/SignedIn')

const analysis = {
  load: preload(...queries.analysis),
  screen: async () => (await import('./screens/analysis/AnalysisScreen')).AnalysisScreen,
}

/** An analysis that can be shown in full without a network: its lower parts load after the page. */
const analysisWithLowerParts = {
  ...analysis,
  screen: () => Promise.all([analysis.screen(), import('./record/page/FoldedSections')]),
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Redirects to home without a UUID of versions 1 to 5 (product/cats 2.3). */
function withAnimalId(query: Load): Load {
  return (args) => (uuid.test(args.params['animalId'] ?? '') ? query(args) : new Redirect('/home'))
}

const loadRareRoutes = () => import('./rareRoutes')

const rareRow = (path: RarePath): Route => ({
  path,
  load: async (args) => (await loadRareRoutes()).rareRoutes[path].load?.(args),
  screen: async () => (await loadRareRoutes()).rareRoutes[path].screen(),
})
const rarePaths: RarePath[] = [
  '/invitation/:token',
  '/import',
  '/recevoir',
  '/noter/questionnaire/:animalId?',
  '/noter/pesee/:animalId?',
  '/noter/dose/:treatmentId?',
]

const rows: Route[] = [
  // Only a development build has these pages (product/pages 2.3).
  ...(import.meta.env.DEV
    ? [
        {
          path: '/upload-test',
          screen: async () =>
            (await import('./screens/internalTests/UploadTestScreen')).UploadTestScreen,
        },
        {
          path: '/test-403',
          screen: async () => (await import('./screens/internalTests/Test403Screen')).Test403Screen,
        },
        {
          path: '/test-401',
          screen: async () => (await import('./screens/internalTests/Test401Screen')).Test401Screen,
        },
      ]
    : []),
  {
    path: '/add-animal',
    screen: async () => (await import('./screens/addAnimal/AddAnimalScreen')).AddAnimalScreen,
  },
  {
    path: '/animals/:animalId?',
    load: withAnimalId(preload(AnimalScreenQuery$parameters, queries.animalVariables)),
    screen: async () => (await import('./screens/animal/AnimalScreen')).AnimalScreen,
  },
  {
    path: '/quick-entry/:animalId?',
    load: withPrefetchedRoute(preload(...queries.quickEntry), analysisWithLowerParts),
    screen: async () => (await import('./screens/quickEntry/QuickEntryScreen')).QuickEntryScreen,
  },
  { path: '/analysis/:animalId', ...analysis },
  {
    path: '/history/:animalId',
    load: preload(HistoryScreenQuery$parameters, queries.animalVariables, 'store-and-network'),
    screen: async () => (await import('./screens/history/HistoryScreen')).HistoryScreen,
  },
  {
    // A dose may have been noted on another phone.
    path: '/care/:animalId',
    load: withAnimalId(
      preload(CareScreenQuery$parameters, queries.animalVariables, 'store-and-network'),
    ),
    screen: async () => (await import('./screens/care/CareScreen')).CareScreen,
  },
  {
    // A helper may have accepted an invitation meanwhile.
    path: '/circle/:animalId',
    load: withAnimalId(
      preload(CircleScreenQuery$parameters, queries.animalVariables, 'store-and-network'),
    ),
    screen: async () => (await import('./screens/circle/CircleScreen')).CircleScreen,
  },
  {
    path: '/labs/:animalId',
    load: withAnimalId(
      preload(LabsScreenQuery$parameters, queries.animalVariables, 'store-and-network'),
    ),
    screen: async () => (await import('./screens/labs/LabsScreen')).LabsScreen,
  },
  {
    path: '/reminders/:animalId?',
    load: preload(RemindersScreenQuery$parameters, () => ({}), 'store-and-network'),
    screen: async () => (await import('./screens/reminders/RemindersScreen')).RemindersScreen,
  },
  {
    path: '/proposals/:animalId',
    load: withAnimalId(
      preload(ProposalsScreenQuery$parameters, queries.animalVariables, 'store-and-network'),
    ),
    screen: async () => (await import('./screens/proposals/ProposalsScreen')).ProposalsScreen,
  },
  {
    path: '/share',
    load: preload(ShareListScreenQuery$parameters, () => ({})),
    screen: async () => (await import('./screens/share/ShareListScreen')).ShareListScreen,
  },
  {
    path: '/share/:animalId',
    load: preload(ShareScreenQuery$parameters, queries.animalVariables),
    screen: async () => (await import('./screens/share/ShareScreen')).ShareScreen,
  },
  {
    // The list is never cached (product/sharing 3.5).
    path: '/share-test/:animalId',
    load: preload(ShareLinksScreenQuery$parameters, queries.animalVariables, 'store-and-network'),
    screen: async () => (await import('./screens/shareLinks/ShareLinksScreen')).ShareLinksScreen,
  },
  {
    path: '/admin',
    load: preload(AdminScreenQuery$parameters, () => ({}), 'store-and-network'),
    screen: async () => (await import('./screens/admin/AdminScreen')).AdminScreen,
  },
  {
    path: '/settings',
    screen: async () => (await import('./screens/settings/SettingsScreen')).SettingsScreen,
  },
  {
    // The address may have been confirmed on another device.
    path: '/settings/profile',
    load: preload(SettingsProfileScreenQuery$parameters, () => ({}), 'store-and-network'),
    screen: async () =>
      (await import('./screens/settings/SettingsProfileScreen')).SettingsProfileScreen,
  },
  {
    path: '/settings/time-zone',
    load: preload(SettingsTimeZoneScreenQuery$parameters, () => ({})),
    screen: async () =>
      (await import('./screens/settings/SettingsTimeZoneScreen')).SettingsTimeZoneScreen,
  },
  {
    path: '/settings/password',
    load: preload(SettingsPasswordScreenQuery$parameters, () => ({})),
    screen: async () =>
      (await import('./screens/settings/SettingsPasswordScreen')).SettingsPasswordScreen,
  },
  {
    // A device may have signed in or out meanwhile.
    path: '/settings/sessions',
    load: preload(SettingsSessionsScreenQuery$parameters, () => ({}), 'store-and-network'),
    screen: async () =>
      (await import('./screens/settings/SettingsSessionsScreen')).SettingsSessionsScreen,
  },
  {
    // A token may have been used meanwhile.
    path: '/settings/tools',
    load: preload(SettingsToolsScreenQuery$parameters, () => ({}), 'store-and-network'),
    screen: async () =>
      (await import('./screens/settings/SettingsToolsScreen')).SettingsToolsScreen,
  },
  {
    path: '/settings/data',
    load: preload(SettingsDataScreenQuery$parameters, () => ({})),
    screen: async () => (await import('./screens/settings/SettingsDataScreen')).SettingsDataScreen,
  },
]

export const signedInRoutes: Route[] = [
  ...[...rows, ...rarePaths.map(rareRow)].map(({ screen, ...route }) => ({
    ...route,
    screen: async () => {
      const [{ protectedScreen }, Screen] = await Promise.all([signedIn(), screen()])
      return protectedScreen(Screen)
    },
  })),
  {
    path: '/urgences',
    screen: async () => (await import('./screens/urgent/UrgentScreen')).UrgentScreen,
  },
  {
    path: '/sources',
    screen: async () => (await import('./screens/sources/SourcesScreen')).SourcesScreen,
  },
  {
    path: '*',
    screen: async () => (await import('./screens/notFound/NotFoundScreen')).NotFoundScreen,
  },
]
