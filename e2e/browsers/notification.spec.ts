import { OwnerApi } from '../support/ownerApi'
import { expect, test } from './fixtures'
import { signIn } from './owner'
import type { BrowserPage } from './page'

// The names of Firefox's own scripts that the test uses.
interface Firefox {
  Cc: Record<string, { getService(of: unknown): Workers }>
  Ci: { nsIServiceWorkerManager: unknown }
  Services: { wm: { getEnumerator(type: string): Iterable<Window> } }
}
interface Workers {
  sendPushEvent(origin: string, scope: string, message: number[]): void
}

/** Delivers a message as Mozilla's push service would. */
async function deliver(page: BrowserPage, scope: string, message: object): Promise<void> {
  await page.evaluateInBrowser(
    ([to, text]) => {
      const { Cc, Ci } = globalThis as unknown as Firefox
      const workers = Cc['@mozilla.org/serviceworkers/manager;1']!
      workers
        .getService(Ci.nsIServiceWorkerManager)
        .sendPushEvent('', to!, [...new TextEncoder().encode(text)])
    },
    [scope, JSON.stringify(message)],
  )
}

/** Clicks the only notification, and returns false if there is none. */
const tap = (page: BrowserPage) =>
  page.evaluateInBrowser(() => {
    const { Services } = globalThis as unknown as Firefox
    const [alert] = [...Services.wm.getEnumerator('alert:alert')]
    alert?.document.getElementById('alertBox')?.click()
    return alert !== undefined
  })

test('a push shows its reminder with its answers, and a tap opens the page @push', async ({
  openBrowser,
  installation,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mistigri')
  const page = await openBrowser()
  await signIn(page, ownerApi)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  const title = 'Mistigri\u00a0: les soins de 08:00'
  const slot = { day: '2026-01-01', time: '08:00' }
  await deliver(page, `${installation.url}/`, {
    title,
    path: `/care/${cat}`,
    tag: 'r',
    open: 1,
    slot,
  })

  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications()
      return all.map((one) => [
        one.title,
        ...(one as unknown as { actions: { title: string }[] }).actions.map(
          (action) => action.title,
        ),
      ])
    })
  await expect.poll(shown).toEqual([[title, 'Dans 30\u00a0min']])
  await expect.poll(() => tap(page)).toBe(true)
  await page.expectPath(/^\/care\//)
  await expect.poll(shown).toEqual([])
})
