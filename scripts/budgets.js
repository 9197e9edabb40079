// What a phone downloads before a page is there, against what it may: JavaScript, as it travels (brotli).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { main, root, StepFailed } from './steps.js'

const folder = join(root, 'dist/web')
const VISITOR = 75_000
const SHARED = 140_000
const SIGNED_IN = 170_000
const ROUTE = 25_000

// What the router and the session load before the screen is there, beside what each of them imports.
const signedIn = ['signedInRoutes.ts', 'session/upkeep.ts', 'session/viewer.ts', 'relay/environment.ts', 'relay/loading.ts', 'app/SignedIn.tsx']
const shared = ['relay/loadPublic.ts']

/** @type {[page: string, screen: string, limit: number, beside?: string[]][]} */
const pages = [
  ['/', 'landing/LandingScreen', VISITOR],
  ['/login', 'login/LoginScreen', VISITOR],
  ['/forgot-password', 'forgotPassword/ForgotPasswordScreen', VISITOR],
  ['/reset-password', 'resetPassword/ResetPasswordScreen', VISITOR],
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

/** @typedef {{ file: string, imports?: string[], isEntry?: boolean }} Chunk */

/** The table, and whether every page keeps within its budget. */
export function budgets() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const sizes = new Map(Object.values(manifest).map(({ file }) => [file, file.endsWith('.js') ? brotliSize(file) : 0]))

  /** @param {string} key @param {Set<string>} files @returns {Set<string>} */
  function closure(key, files) {
    const chunk = manifest[key]
    if (!chunk) throw new StepFailed(`${key} is no chunk of its own any more: scripts/budgets.js has to follow.`)
    if (!files.has(chunk.file)) {
      files.add(chunk.file)
      for (const imported of chunk.imports ?? []) closure(imported, files)
    }
    return files
  }

  const rows = pages.map(([page, screen, limit, beside = []]) => {
    const key = `screens/${screen}.tsx`
    const files = [entry ?? '', ...beside, key].reduce((all, chunk) => closure(chunk, all), new Set())
    const total = [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
    const own = sizes.get(manifest[key]?.file ?? '') ?? 0
    return { page, own, total, limit, over: total > limit || own > ROUTE }
  })
  const table = rows.map(
    ({ page, own, total, limit, over }) => `${over ? '✗' : ' '} ${page.padEnd(18)} ${kB(own)} of its own ${kB(total)} in all, of ${kB(limit)}`,
  )
  return { table: table.join('\n'), within: rows.every(({ over }) => !over) }
}

/** @param {string} file */
const brotliSize = (file) => brotliCompressSync(readFileSync(join(folder, file))).length

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
