/**
 * Who opens a page, and with what else beside it: decides which chunks its code shares (chunks.ts). What three pages of
 * 'record' and 'others' share comes with every owner's page; 'care' is opened after those, by few, and adds to none of them.
 */
export type Group = 'front' | 'account' | 'vet' | 'record' | 'others' | 'care'

/** What the router and the session load before a screen is there, beside what the app starts with. */
export const besides: Record<Group, string[]> = {
  front: [],
  account: [],
  vet: ['screens/shared/loadShared.ts'],
  record: ['questions', 'owner'],
  others: ['questions', 'owner'],
  care: ['questions', 'owner'],
}

export interface Page {
  group: Group
  screen: string
  /** As in routes.tsx and signedInRoutes.ts. */
  paths: string[]
  /** What the server answers there; index.html where nothing is said. Names the page's code if it is the page's alone. */
  document?: string
  /** A heading shown before any code. Empty: the server knows it. */
  title?: string
  /** Opened by few, or once: no budget. */
  isRare?: true
}

/** Every page that the build, the server and the budgets know: pagesTable.ts writes what becomes of them. */
export const pages: Page[] = [
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
  // The server has the cat's name, and the answer to the screen's query (api/http/sharedDocument.ts).
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
  { group: 'others', screen: 'home/HomeScreen', paths: ['/home'], document: 'home.html' },
  {
    group: 'others',
    screen: 'quickEntry/QuickEntryScreen',
    paths: ['/quick-entry/:animalId?'],
    document: 'quickEntry.html',
  },
  { group: 'others', screen: 'animal/AnimalScreen', paths: ['/animals/:animalId?'] },
  { group: 'others', screen: 'addAnimal/AddAnimalScreen', paths: ['/add-animal'], isRare: true },
  { group: 'others', screen: 'settings/SettingsScreen', paths: ['/settings'] },
  { group: 'others', screen: 'share/ShareListScreen', paths: ['/share'] },
  { group: 'others', screen: 'share/ShareScreen', paths: ['/share/:animalId'] },
  { group: 'others', screen: 'shareLinks/ShareLinksScreen', paths: ['/share-test/:animalId'] },
  { group: 'care', screen: 'care/CareScreen', paths: ['/care/:animalId'] },
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
