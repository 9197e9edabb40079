import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, WorkerInfo } from '@playwright/test'

// The lines that a screen showed during the journeys. scripts/test/sentences searches them.

/** Adds to `seen` the lines that each page of the context shows from now on. */
export async function collectShownLines(context: BrowserContext, seen: Set<string>): Promise<void> {
  await context.exposeBinding('reportLines', (_, lines: string[]) => {
    for (const line of lines) seen.add(line)
  })
  await context.addInitScript(watchPage)
}

/**
 * Writes the lines where the check of sentences reads them. The folder is emptied when a run
 * begins.
 */
export function writeShownLines(seen: Set<string>, { project, workerIndex }: WorkerInfo): void {
  const folder = join(project.outputDir, 'seen')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${project.name}-${workerIndex}.json`), JSON.stringify([...seen]))
}

/**
 * Runs in the page, before its own scripts. It reads in the task of the change, not at the next
 * frame: a journey that found its sentence may leave the page before that.
 */
function watchPage(): void {
  const { reportLines } = window as { reportLines?: (lines: string[]) => Promise<void> }
  const reported = new Set<string>()

  function reportNewLines() {
    // The user's mail program shows a prefilled mail.
    const mails = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')].map(
      ({ href }) => decodeURIComponent(href),
    )
    // `innerText` leaves out elements that are not rendered.
    const lines = [document.title, ...(document.body?.innerText ?? '').split('\n'), ...mails].map(
      (line) => line.trim(),
    )
    const fresh = lines.filter((line) => line !== '' && !reported.has(line))
    if (fresh.length === 0) return
    for (const line of fresh) reported.add(line)
    reportLines?.(fresh).catch(() => null)
  }

  new MutationObserver(reportNewLines).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
}
