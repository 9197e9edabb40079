// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Page, Router } from '../../base/router/router'
import { PageContext, RouterContext } from '../../base/router/RouterProvider'
import { type Feature, FeatureLinks } from './FeatureLinks'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
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

/** Renders the links of both features, and returns the page. */
async function show(isUsed = false): Promise<HTMLElement> {
  const page = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(page).render(
      <RouterContext value={{ navigate: () => undefined } as unknown as Router}>
        <PageContext value={{ pathname: '/care/mina' } as Page}>
          <FeatureLinks features={[{ ...labs, isUsed }, reminders]} />
        </PageContext>
      </RouterContext>,
    ),
  )
  return page
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
