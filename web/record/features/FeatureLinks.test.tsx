// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Page, Router } from '../../base/router/router'
import { PageContext, RouterContext } from '../../base/router/RouterProvider'
import { render } from '../../base/testing/render'
import { type Feature, FeatureLinks } from './FeatureLinks'

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

const labs: Feature = {
  to: '/labs/mina',
  label: 'Voir les analyses',
  question: 'Mina a eu une prise de sang ?',
  hint: 'Recopiez les résultats.',
  isUsed: false,
}
const reminders: Feature = {
  to: '/reminders/mina',
  label: 'Rappels',
  question: 'Un rappel vous aiderait ?',
  hint: 'À l’heure que vous choisissez.',
  isUsed: false,
}

const location = { pathname: '/care/mina', search: '', hash: '' }
const router = { navigate: () => undefined, current: () => ({ location }) } as unknown as Router

/** Renders the links of both features, and returns the page. */
async function show(isUsed = false): Promise<HTMLElement> {
  return await render(
    <RouterContext value={router}>
      <PageContext value={location as unknown as Page}>
        <FeatureLinks features={[{ ...labs, isUsed }, reminders]} />
      </PageContext>
    </RouterContext>,
  )
}
const linksOf = (page: HTMLElement) =>
  [...page.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])
const asQuestion = ({ to, question, hint }: Feature) => [to, question + hint]
const asLink = ({ to, label }: Feature) => [to, label]

test('an unused feature is a question, a used one a plain link', async () => {
  expect(linksOf(await show())).toEqual([asQuestion(labs), asQuestion(reminders)])
  expect(linksOf(await show(true))).toEqual([asLink(labs), asQuestion(reminders)])
})

test.each([
  ['put away', `button[aria-label$="${reminders.question}"]`],
  ['followed', `a[href="${reminders.to}"]`],
])('a question that was %s stays a plain link on this device', async (_, selector) => {
  const page = await show()
  await act(async () => page.querySelector<HTMLElement>(selector)!.click())
  expect(linksOf(page)).toEqual([asLink(reminders), asQuestion(labs)])
  expect(linksOf(await show())).toEqual([asLink(reminders), asQuestion(labs)])
})
