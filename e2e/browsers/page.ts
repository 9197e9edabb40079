import { expect } from '@playwright/test'
import type { Driver } from './driver'
import { find, type ControlKind, hasVisibleText } from './find'

/** A text is compared as a whole, or searched for by a pattern. */
type Words = string | RegExp

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const whole = (words: Words) => (typeof words === 'string' ? `^${escaped(words)}$` : words.source)
const part = (words: Words) => (typeof words === 'string' ? escaped(words) : words.source)

export const escapeKey = '\uE00C'

/** Element references of WebDriver have this key. */
const reference = 'element-6066-11e4-a52e-4f735466cecf'

/** A4 and the margins of the sheet (web/base/styles/print.css.ts), in centimetres. */
const page = { width: 21, height: 29.7 }
const margin = { top: 1.5, bottom: 1.5, left: 1.5, right: 1.5 }

/** The window of a real browser. Each step waits until it is possible. */
export class BrowserPage {
  constructor(
    private readonly driver: Driver,
    private readonly url: string,
  ) {}

  async goto(path: string): Promise<void> {
    await this.driver.send('open', { url: new URL(path, this.url).href })
  }

  async resize(width: number, height: number): Promise<void> {
    await this.driver.send('resize', { width, height })
    await expect
      .poll(() => this.evaluate(() => [window.outerWidth, document.documentElement.clientWidth]))
      .toEqual([width, width])
  }

  /** Runs the function in the page, and waits for its promise. */
  async evaluate<Result, Arg>(work: (arg: Arg) => Result, arg?: Arg): Promise<Awaited<Result>> {
    const [error, value] = (await this.driver.send('run', {
      script: `const [arg, done] = arguments
        Promise.resolve().then(() => (${work.toString()})(arg))
          .then((value) => done([null, value]), (error) => done([String(error), null]))`,
      args: [arg ?? null],
    })) as [string | null, Awaited<Result>]
    if (error !== null) throw new Error(error)
    return value
  }

  /** Runs the function in Firefox's own window. */
  async evaluateInBrowser<Result, Arg>(work: (arg: Arg) => Result, arg?: Arg) {
    return await this.driver.inBrowser!(() => this.evaluate(work, arg))
  }

  async press(kind: ControlKind, name: Words): Promise<void> {
    await this.act(kind, name, (id) => this.driver.send('click', { id }))
  }

  /** Replaces the content of a field, or presses a key at another element. */
  async type(kind: ControlKind, name: Words, text: string): Promise<void> {
    await this.act(kind, name, (id) => this.driver.send('type', { id, text }))
  }
  fill = (name: Words, text: string) => this.type('field', name, text)

  private async act(kind: ControlKind, name: Words, work: (id: string) => Promise<unknown>) {
    await expect(async () => {
      const found = await this.evaluate(find, { kind, pattern: whole(name) })
      if (found === null) throw new Error(`There is no ${kind} '${String(name)}'.`)
      await work((found as unknown as Record<string, string>)[reference]!)
    }).toPass({ timeout: 15_000, intervals: [50] })
  }

  /** Waits until a touch at the middle of the element would hit it, once it is scrolled to. */
  async reach(kind: ControlKind, name: Words): Promise<void> {
    await this.until(
      async () => {
        const found = await this.evaluate(find, { kind, pattern: whole(name) })
        return await this.evaluate((element) => {
          const { x, y, width, height } = (element as unknown as Element).getBoundingClientRect()
          const hit = document.elementFromPoint(x + width / 2, y + height / 2)
          return (element as unknown as Element).contains(hit)
        }, found)
      },
      `the uncovered ${kind} '${String(name)}'`,
    )
  }

  async expectText(words: Words): Promise<void> {
    await this.until(
      () => this.evaluate(hasVisibleText, part(words)),
      `the text '${String(words)}'`,
    )
  }
  async expectNoText(words: Words): Promise<void> {
    await this.until(
      async () => !(await this.evaluate(hasVisibleText, part(words))),
      `no '${String(words)}'`,
    )
  }
  async expectPath(path: RegExp): Promise<void> {
    await this.until(
      async () => path.test(await this.evaluate(() => location.pathname)),
      String(path),
    )
  }

  /** A navigation can end a function that runs in the page. */
  async until(condition: () => Promise<boolean>, what: string): Promise<void> {
    await expect
      .poll(() => condition().catch(() => false), { message: what, intervals: [50, 100, 250] })
      .toBe(true)
  }

  /** Returns a PNG file. */
  async picture(): Promise<Buffer> {
    return Buffer.from(String(await this.driver.send('picture', { full: false })), 'base64')
  }
  /** Returns a PDF file. */
  async print(): Promise<Buffer> {
    return Buffer.from(String(await this.driver.send('print', { page, margin })), 'base64')
  }
}
