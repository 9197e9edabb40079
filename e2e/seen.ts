import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, WorkerInfo } from '@playwright/test'

// What stood on a screen while the journeys ran, line by line: scripts/test/sentences.js looks for docs/sentences.md in it.

/** Keeps in `seen` what each page of the context shows from now on. */
export async function watch(context: BrowserContext, seen: Set<string>): Promise<void> {
  await context.exposeBinding('tellSeen', (_, lines: string[]) => {
    for (const line of lines) seen.add(line)
  })
  await context.addInitScript(watchPage)
}

/** Where the sentences' check finds it; the folder is emptied when a run begins. */
export function keepSeen(seen: Set<string>, { project, workerIndex }: WorkerInfo): void {
  const folder = join(project.outputDir, 'seen')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${project.name}-${workerIndex}.json`), JSON.stringify([...seen]))
}

/**
 * Runs in the page, before its own scripts. It looks in the task of the change itself, not at the next frame: a journey that
 * found its sentence may leave the page before there is one.
 */
function watchPage(): void {
  const { tellSeen } = window as { tellSeen?: (lines: string[]) => Promise<void> }
  const told = new Set<string>()

  function look() {
    // A prefilled mail is read in its own program.
    const mails = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')].map(
      ({ href }) => decodeURIComponent(href),
    )
    // `innerText` leaves out what is not rendered.
    const lines = [document.title, ...(document.body?.innerText ?? '').split('\n'), ...mails].map(
      (line) => line.trim(),
    )
    const fresh = lines.filter((line) => line !== '' && !told.has(line))
    if (fresh.length === 0) return
    for (const line of fresh) told.add(line)
    tellSeen?.(fresh).catch(() => null)
  }

  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
}
