/**
 * Groups pages by their users and by the pages that are opened with them. The group decides which
 * chunks its code shares (chunks.ts).
 * Code that three pages of 'record' and 'others' share is loaded with every owner's page. Pages of
 * 'care' are opened later and by few, and add nothing to the others.
 */
export type PageGroup = 'front' | 'account' | 'vet' | 'home' | 'record' | 'others' | 'care'

/**
 * The modules that the router and the session load before a screen is drawn, in addition to the
 * app's start.
 */
export const extraModules: Record<PageGroup, string[]> = {
  front: [],
  account: [],
  vet: ['screens/shared/loadShared.ts'],
  home: ['homeRoute', 'owner'],
  record: ['homeRoute', 'firstQueries', 'owner'],
  others: ['homeRoute', 'firstQueries', 'owner'],
  care: ['homeRoute', 'firstQueries', 'owner'],
}

export interface BuiltPage {
  group: PageGroup
  screen: string
  /** The same paths as in routes.tsx and signedInRoutes.ts. */
  paths: string[]
  /**
   * The document that the server sends for these paths; index.html by default. It lists the page's
   * code if it belongs to this page only.
   */
  document?: string
  /** A heading that is shown before any code. An empty string means that the server fills it in. */
  title?: string
  /** True if few users open the page, or each user once. It has no budget. */
  isRare?: true
}

/**
 * Lists every page that the build, the server and the budgets use. pagesTable.ts writes the result
 * of the build.
 */
export const pages: BuiltPage[] = [
  {
    group: 'front',
    screen: 'landing/LandingScreen',
    paths: ['/', '/onboarding-intro'],
    document: 'landing.html',
    title: 'Le carnet de suivi des chats insuffisants rénaux',
  },
  {
    group: 'front',
    screen: 'legalNotice/LegalNoticeScreen',
    paths: ['/legal-notice'],
    document: 'visitor.html',
  },
  { group: 'account', screen: 'login/LoginScreen', paths: ['/login'], document: 'login.html' },
  {
    group: 'account',
    screen: 'forgotPassword/ForgotPasswordScreen',
    paths: ['/forgot-password'],
    document: 'visitor.html',
  },
  {
    group: 'account',
    screen: 'resetPassword/ResetPasswordScreen',
    paths: ['/reset-password'],
    document: 'visitor.html',
  },
  {
    group: 'account',
    screen: 'restoreEmail/RestoreEmailScreen',
    paths: ['/restore-email'],
    document: 'visitor.html',
  },
  {
    group: 'account',
    screen: 'verifyEmail/VerifyEmailScreen',
    paths: ['/verify-email'],
    document: 'visitor.html',
  },
  // The server adds the cat's name and the response to the screen's query
  // (api/pages/sharedDocument.ts).
  {
    group: 'vet',
    screen: 'shared/SharedScreen',
    paths: ['/shared/:shareId'],
    document: 'shared.html',
    title: '',
  },
  {
    group: 'record',
    screen: 'analysis/AnalysisScreen',
    paths: ['/analysis/:animalId'],
    document: 'analysis.html',
  },
  { group: 'record', screen: 'history/HistoryScreen', paths: ['/history/:animalId'] },
  { group: 'home', screen: 'home/HomeScreen', paths: ['/home'], document: 'home.html' },
  {
    group: 'others',
    screen: 'quickEntry/QuickEntryScreen',
    paths: ['/quick-entry/:animalId?'],
    document: 'quickEntry.html',
  },
  { group: 'others', screen: 'animal/AnimalScreen', paths: ['/animals/:animalId?'] },
  { group: 'others', screen: 'addAnimal/AddAnimalScreen', paths: ['/add-animal'], isRare: true },
  { group: 'others', screen: 'settings/SettingsScreen', paths: ['/settings'] },
  { group: 'care', screen: 'settings/SettingsProfileScreen', paths: ['/settings/profile'] },
  { group: 'care', screen: 'settings/SettingsTimeZoneScreen', paths: ['/settings/time-zone'] },
  { group: 'care', screen: 'settings/SettingsPasswordScreen', paths: ['/settings/password'] },
  { group: 'care', screen: 'settings/SettingsSessionsScreen', paths: ['/settings/sessions'] },
  { group: 'care', screen: 'settings/SettingsToolsScreen', paths: ['/settings/tools'] },
  { group: 'care', screen: 'settings/SettingsDataScreen', paths: ['/settings/data'] },
  { group: 'others', screen: 'share/ShareListScreen', paths: ['/share'] },
  { group: 'others', screen: 'share/ShareScreen', paths: ['/share/:animalId'] },
  { group: 'others', screen: 'shareLinks/ShareLinksScreen', paths: ['/share-test/:animalId'] },
  { group: 'care', screen: 'care/CareScreen', paths: ['/care/:animalId'] },
  { group: 'care', screen: 'care/DoseScreen', paths: ['/noter/dose/:treatmentId?'] },
  { group: 'care', screen: 'weigh/WeighScreen', paths: ['/noter/pesee/:animalId?'] },
  { group: 'care', screen: 'received/ReceivedScreen', paths: ['/recevoir'], isRare: true },
  { group: 'care', screen: 'labs/LabsScreen', paths: ['/labs/:animalId'] },
  { group: 'care', screen: 'reminders/RemindersScreen', paths: ['/reminders/:animalId?'] },
  { group: 'care', screen: 'proposals/ProposalsScreen', paths: ['/proposals/:animalId'] },
  { group: 'care', screen: 'circle/CircleScreen', paths: ['/circle/:animalId'] },
  {
    group: 'care',
    screen: 'invitation/InvitationScreen',
    paths: ['/invitation/:token'],
    isRare: true,
  },
  { group: 'care', screen: 'import/ImportScreen', paths: ['/import'], isRare: true },
  { group: 'others', screen: 'urgent/UrgentScreen', paths: ['/urgences'] },
  { group: 'care', screen: 'sources/SourcesScreen', paths: ['/sources'] },
  { group: 'others', screen: 'admin/AdminScreen', paths: ['/admin'], isRare: true },
]

export const moduleOf = (screen: string) => `screens/${screen}.tsx`
