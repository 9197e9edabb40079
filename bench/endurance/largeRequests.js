// The largest requests of an owner of 49 cats or of a link's visitor: the app's operations, lists of all cats, aliases
// and REST.

import { readFileSync } from 'node:fs'
import { nephrochatAnswers } from '../answers.js'
import { toHttp } from '../request.js'
import { users } from '../users.js'

/** @typedef {[title: string, request: import('../request.js').HttpRequest]} Titled */

/** @type {Record<string, string>} */
const persistedQueries = JSON.parse(
  readFileSync(new URL('../../web/__generated__/persistedQueries.json', import.meta.url), 'utf8'),
)

const watches =
  'watches { rule level hidden message lines { segments { text bold } } reasons { day date label } }'
const curve = 'weightCurve { points { day weight } changes { days change } }'
const days = 'days(last: 365) { day dailyStatus { hydration appetite vomiting urination energy } }'
const events = 'dayEvents(last: 365) { day note signs { category color answer } }'
const strips = 'strips(last: 365) { first hydration appetite vomiting urination energy }'
const visit = 'visit { since answered indicators { category message } newSigns weight doses }'
const report =
  'careReport { running { name adherence { days message } } changes { day message } fluids { days ml } }'
const entry = `uuid day date answeredAt ${nephrochatAnswers} weight createdAt updatedAt`
const page = (/** @type {number} */ count) =>
  `measurements(first: ${count}) { edges { node { ${entry} } } }`
const listOfAllCats = (/** @type {string} */ fields) =>
  `{ viewer { animals { edges { node { ${fields} } } } } }`
const aliases = (/** @type {number} */ count, /** @type {string} */ field) =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')

/** @param {string} databaseUrl @returns {Promise<Titled[]>} */
export async function largeRequests(databaseUrl) {
  const [owner] = await users(databaseUrl, /** @type {any} */ ([1000]))
  if (!owner) throw new Error('the large account is missing')
  const shareToken = owner.shareToken
  const [cat] = owner.cats
  const at = new Date()
  const variables = {
    uuid: cat,
    animalUuid: cat,
    id: btoa(`Animal:${cat}`),
    picked: false,
    since: null,
    token: shareToken,
    count: 10,
    cursor: at.toISOString(),
  }
  /** @param {string} text @param {object} [values] */
  const ownerRequest = (text, values = {}) =>
    toHttp({ method: 'POST', path: '/graphql', body: { query: text, variables: values } }, owner)
  /** @param {string} path */
  const get = (path) => toHttp({ method: 'GET', path }, owner)
  const own = Object.entries(persistedQueries).flatMap(([id, text]) => {
    const name = /^query (\w+)/m.exec(text)?.[1]
    const signedIn = !text.includes('sharedAnimal')
    return name === undefined
      ? []
      : [
          /** @type {Titled} */ ([
            name,
            toHttp({ method: 'POST', path: '/graphql', body: { id, variables }, signedIn }, owner),
          ]),
        ]
  })
  const shared = `query ($token: String!) { sharedAnimal(token: $token)
    { ${aliases(40, watches)} ${aliases(20, curve).replaceAll(/a(\d+):/g, 'c$1:')} ${days}
    ${events} ${visit} ${report} } }`
  return [
    ...new Map(own),
    ['watches of all', ownerRequest(listOfAllCats(watches))],
    [
      '40 watches of one',
      ownerRequest(`query ($id: ID!) { animal(uuid: $id) { ${aliases(40, watches)} } }`, {
        id: cat,
      }),
    ],
    ['10 watches of all', ownerRequest(listOfAllCats(aliases(10, watches)))],
    ['periodSummary(365) of all', ownerRequest(listOfAllCats('periodSummary(last: 365)'))],
    [
      '80 periodSummary(365) of one',
      ownerRequest(
        `query ($id: ID!) { animal(uuid: $id) { ${aliases(80, 'periodSummary(last: 365)')} } }`,
        { id: cat },
      ),
    ],
    ['days(365) of all', ownerRequest(listOfAllCats(days))],
    ['strips(365) of all', ownerRequest(listOfAllCats(strips))],
    ['dayEvents(365) of all', ownerRequest(listOfAllCats(events))],
    ['weightCurve of all', ownerRequest(listOfAllCats(curve))],
    ['visit of all', ownerRequest(listOfAllCats(visit))],
    ['careReport of all', ownerRequest(listOfAllCats(report))],
    ['weights of all', ownerRequest(listOfAllCats('weights { uuid weight date }'))],
    ['measurements(100) of all', ownerRequest(listOfAllCats(page(100)))],
    ['measurements(400) of all', ownerRequest(listOfAllCats(page(400)))],
    [
      'measurements(1000) of one',
      ownerRequest(`query ($id: ID!) { animal(uuid: $id) { ${page(1000)} } }`, { id: cat }),
    ],
    [
      'shared, what can be computed',
      toHttp(
        {
          method: 'POST',
          path: '/graphql',
          body: { query: shared, variables: { token: shareToken } },
          signedIn: false,
        },
        owner,
      ),
    ],
    ['REST cats', get('/api/animals')],
    ['REST entries(1000)', get(`/api/animals/${cat}/measurements?limit=1000`)],
    ['REST weights', get(`/api/animals/${cat}/weights`)],
    ['REST care', get(`/api/animals/${cat}/care`)],
    [
      'REST shared',
      toHttp({ method: 'GET', path: `/api/shared/${shareToken}`, signedIn: false }, owner),
    ],
    ['export, CSV', get('/api/users/me/export?format=csv')],
    ['export, ZIP', get('/api/users/me/export?format=zip')],
    ['export, JSON', get('/api/users/me/export')],
  ]
}
