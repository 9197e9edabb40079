import { expect, test } from 'vitest'
import { pages } from '../../web/build/pages'
import { ownerStates } from './ownerStates'
import { publicStates } from './publicStates'

const id = crypto.randomUUID()
const links = { sickLink: id, freshLink: id, treatedLink: id, codedLink: id }
const cats = { sickCat: id, outdatedCat: id, freshCat: id, treatedCat: id, rememberedCat: id }

/** Pages that only the admin can open: admin.spec.ts tests them. */
const adminPaths = ['/admin']

test('each page has at least one state', () => {
  const states = [...publicStates(links), ...ownerStates({ ...cats, ...links })]
  const patterns = new Set(
    states.map(({ path }) =>
      path.split('?')[0]!.replace(/(?<=.)\/(?:[\da-f-]{36}|unknown)$/, '/:'),
    ),
  )
  const isMissing = (path: string) => !patterns.has(path.replace(/:\w+\??$/, ':'))
  expect(pages.flatMap(({ paths }) => paths).filter(isMissing)).toEqual(adminPaths)
})
