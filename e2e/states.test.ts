import { expect, test } from 'vitest'
import { pages } from '../web/build/pages'
import { ownerStates, publicStates } from './states'

const id = crypto.randomUUID()
const links = { sickLink: id, freshLink: id, treatedLink: id, codedLink: id }
const cats = { sick: id, silent: id, fresh: id, treated: id, remembered: id }

/** Nobody but the admin comes in: admin.spec.ts. */
const elsewhere = ['/admin']

test('each page is judged in a state at least', () => {
  const states = [...publicStates(links), ...ownerStates({ ...cats, ...links })]
  const places = new Set(
    states.map(({ path }) =>
      path.split('?')[0]!.replace(/(?<=.)\/(?:[\da-f-]{36}|unknown)$/, '/:'),
    ),
  )
  const isMissing = (path: string) => !places.has(path.replace(/:\w+\??$/, ':'))
  expect(pages.flatMap(({ paths }) => paths).filter(isMissing)).toEqual(elsewhere)
})
