import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Returns the accessibility rules that the page fails, each with its elements. It waits for the
 * animations that end, since text that fades in has less contrast meanwhile. A document loads axe
 * once, since that takes as long as many of its rules.
 * @param rules the ids of the rules; all of axe's usual rules by default.
 */
export async function accessibilityFaults(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  return await page.evaluate(async (values) => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
    const { axe } = window as unknown as { axe: typeof axeCore }
    const { violations } = await axe.run({
      reporter: 'no-passes',
      ...(values && { runOnly: values }),
    })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, rules)
}
