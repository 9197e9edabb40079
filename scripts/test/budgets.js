// JavaScript that a page needs before it shows, in bytes after brotli, against its budget.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { folder, readManifest } from '../build/manifest.js'
import { main, StepFailed } from '../steps.js'

const VISITOR = 75_000
const SHARED = 140_000
const SIGNED_IN = 170_000
const ROUTE = 25_000

// What the router and the session load before the screen is there, beside what each of them imports.
const signedIn = ['start', 'questions', 'owner']
const shared = ['start', 'screens/shared/loadShared.ts']

/** @type {[page: string, screen: string, limit: number, beside?: string[]][]} */
const pages = [
  ['/', 'landing/LandingScreen', VISITOR],
  ['/login', 'login/LoginScreen', VISITOR],
  ['/forgot-password', 'forgotPassword/ForgotPasswordScreen', VISITOR],
  ['/reset-password', 'resetPassword/ResetPasswordScreen', VISITOR],
  ['/restore-email', 'restoreEmail/RestoreEmailScreen', VISITOR],
  ['/verify-email', 'verifyEmail/VerifyEmailScreen', VISITOR],
  ['/legal-notice', 'legalNotice/LegalNoticeScreen', VISITOR],
  ['/shared/{token}', 'shared/SharedScreen', SHARED, shared],
  ['/home', 'home/HomeScreen', SIGNED_IN, signedIn],
  ['/analysis/{id}', 'analysis/AnalysisScreen', SIGNED_IN, signedIn],
  ['/quick-entry/{id}', 'quickEntry/QuickEntryScreen', SIGNED_IN, signedIn],
  ['/history/{id}', 'history/HistoryScreen', SIGNED_IN, signedIn],
  ['/animals/{id}', 'animal/AnimalScreen', SIGNED_IN, signedIn],
  ['/settings', 'settings/SettingsScreen', SIGNED_IN, signedIn],
]

/** The table, and whether every page keeps within its budget. */
export function budgets() {
  const { chunkOf, closure } = readManifest()
  const rows = pages.map(([page, screen, limit, beside = ['start']]) => {
    const key = `screens/${screen}.tsx`
    const total = closure([...beside, key]).reduce((sum, { file }) => sum + brotliSize(file), 0)
    const own = brotliSize(chunkOf(key).file)
    return { page, own, total, limit, over: total > limit || own > ROUTE }
  })
  const table = rows.map(
    ({ page, own, total, limit, over }) => `${over ? '✗' : ' '} ${page.padEnd(18)} ${kB(own)} of its own ${kB(total)} in all, of ${kB(limit)}`,
  )
  return { table: table.join('\n'), within: rows.every(({ over }) => !over) }
}

/** @type {Map<string, number>} */
const sizes = new Map()

/** @param {string} file */
function brotliSize(file) {
  const size = sizes.get(file) ?? (file.endsWith('.js') ? brotliCompressSync(readFileSync(join(folder, file))).length : 0)
  sizes.set(file, size)
  return size
}

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(5)} kB`

/** Throws the table where a page is over its budget. */
export async function keepBudgets() {
  const { table, within } = budgets()
  if (!within) throw new StepFailed(`JavaScript (brotli) over budget:\n${table}`)
}

await main(import.meta, async () => {
  process.stdout.write(`${budgets().table}\n`)
  await keepBudgets()
})
