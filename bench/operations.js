// The requests of each contender. The operations of a group do the same work, unless a title names additional work.

import { savedDayOf, toArguments, toInput, toValues } from './day.js'
import { nephrochat, postgraphile } from './documents.js'
import { graphRequest, get, ownQuery } from './requestKinds.js'

/**
 * @typedef {import('./users.js').User} User
 * @typedef {import('./requestKinds.js').Request} Request
 * @typedef {{ group: string, contender: import('./contenders.js').Contender, title: string, plain: boolean,
 *   writes?: boolean, entries?: 30 | 365 | 3650, cared?: boolean, helping?: boolean,
 *   request: (user: User, turn: number) => Request }} Operation
 * - plain: its response is compared with that of the other contenders.
 * - entries: it runs only for users whose cats have this number of entries.
 * - cared: it runs only for users whose cats have treatments, otherwise only for the others.
 * - helping: it runs only for users in circles of three users and five cats, otherwise only for the others.
 */

const [homeScreen, analysisScreen, sharedScreen] = [
  ownQuery('HomeScreenQuery'),
  ownQuery('AnalysisScreenQuery'),
  ownQuery('SharedScreenQuery'),
]

/** The seed's current day. */
const today = new Date().toISOString().slice(0, 10)

/** @param {30 | 365 | 3650} entries @returns {Operation} */
const grown = (entries) => ({
  group: 'growth',
  contender: 'nephrochat',
  plain: false,
  entries,
  title: `home, ${entries} entries a cat`,
  request: () => homeScreen(),
})

/** @type {Operation[]} */
export const operations = [
  { group: 'home', contender: 'floor', plain: true, title: 'floor', request: () => get('/home') },
  {
    group: 'home',
    contender: 'postgraphile',
    plain: true,
    title: 'PostGraphile',
    request: () => graphRequest(postgraphile.home),
  },
  {
    group: 'home',
    contender: 'nephrochat',
    plain: true,
    title: 'NéphroChat',
    request: () => graphRequest(nephrochat.home),
  },
  {
    group: 'home',
    contender: 'nephrochat',
    plain: false,
    title: 'NéphroChat, HomeScreenQuery',
    request: () => homeScreen(),
  },

  {
    group: 'home with care',
    contender: 'floor',
    plain: true,
    cared: true,
    title: 'floor',
    request: () => get(`/care/${today}`),
  },
  {
    group: 'home with care',
    contender: 'postgraphile',
    plain: true,
    cared: true,
    title: 'PostGraphile',
    request: () => graphRequest(postgraphile.care, { day: today }),
  },
  {
    group: 'home with care',
    contender: 'nephrochat',
    plain: true,
    cared: true,
    title: 'NéphroChat',
    request: () => graphRequest(nephrochat.care, { day: today }),
  },
  {
    group: 'home with care',
    contender: 'nephrochat',
    plain: false,
    cared: true,
    title: 'NéphroChat, HomeScreenQuery',
    request: () => homeScreen(),
  },

  {
    group: 'home in a circle',
    contender: 'floor',
    plain: true,
    helping: true,
    title: 'floor',
    request: () => get('/circle'),
  },
  {
    group: 'home in a circle',
    contender: 'nephrochat',
    plain: true,
    helping: true,
    title: 'NéphroChat',
    request: () => graphRequest(nephrochat.home),
  },
  {
    group: 'home in a circle',
    contender: 'nephrochat',
    plain: false,
    helping: true,
    title: 'NéphroChat, HomeScreenQuery',
    request: () => homeScreen(),
  },

  {
    group: 'one cat',
    contender: 'floor',
    plain: true,
    title: 'floor',
    request: ({ cat }) => get(`/cat/${cat}/7`),
  },
  {
    group: 'one cat',
    contender: 'postgraphile',
    plain: true,
    title: 'PostGraphile',
    request: ({ cat }) => graphRequest(postgraphile.cat, { cat, count: 7 }),
  },
  {
    group: 'one cat',
    contender: 'nephrochat',
    plain: true,
    title: 'NéphroChat',
    request: ({ cat }) => graphRequest(nephrochat.cat, { cat, count: 7 }),
  },
  {
    group: 'one cat',
    contender: 'nephrochat',
    plain: false,
    title: 'NéphroChat, AnalysisScreenQuery',
    request: ({ cat }) => analysisScreen({ uuid: cat }),
  },

  {
    group: 'shared page',
    contender: 'floor',
    plain: true,
    title: 'floor',
    request: ({ shareToken }) => ({ ...get(`/shared/${shareToken}`), signedIn: false }),
  },
  {
    group: 'shared page',
    contender: 'postgraphile',
    plain: true,
    title: 'PostGraphile',
    request: ({ shareToken }) => ({
      ...graphRequest(postgraphile.shared),
      signedIn: false,
      shareToken,
    }),
  },
  {
    group: 'shared page',
    contender: 'nephrochat',
    plain: true,
    title: 'NéphroChat',
    request: ({ shareToken: token }) => ({
      ...graphRequest(nephrochat.shared, { token }),
      signedIn: false,
    }),
  },
  {
    group: 'shared page',
    contender: 'nephrochat',
    plain: false,
    title: 'NéphroChat, SharedScreenQuery',
    request: ({ shareToken: token }) => ({ ...sharedScreen({ token }), signedIn: false }),
  },

  {
    group: 'one entry saved',
    contender: 'floor',
    plain: true,
    writes: true,
    title: 'floor (the same function)',
    request: (user, turn) => ({
      method: 'POST',
      path: '/entries',
      body: toValues(savedDayOf(user, turn)),
    }),
  },
  {
    group: 'one entry saved',
    contender: 'postgraphile',
    plain: true,
    writes: true,
    title: 'PostGraphile, a function',
    request: (user, turn) =>
      graphRequest(postgraphile.save, { input: toArguments(savedDayOf(user, turn)) }),
  },
  {
    group: 'one entry saved',
    contender: 'nephrochat',
    plain: true,
    writes: true,
    title: 'NéphroChat',
    request: (user, turn) =>
      graphRequest(nephrochat.save, { input: toInput(savedDayOf(user, turn)) }),
  },

  .../** @type {const} */ ([30, 365, 3650]).map(grown),

  {
    group: 'thirty entries',
    contender: 'floor',
    plain: true,
    title: 'floor',
    request: ({ cat }) => get(`/cat/${cat}/30`),
  },
  {
    group: 'thirty entries',
    contender: 'postgraphile',
    plain: true,
    title: 'PostGraphile',
    request: ({ cat }) => graphRequest(postgraphile.cat, { cat, count: 30 }),
  },
  {
    group: 'thirty entries',
    contender: 'nephrochat',
    plain: true,
    title: 'NéphroChat, the graph',
    request: ({ cat }) => graphRequest(nephrochat.cat, { cat, count: 30 }),
  },
  {
    group: 'thirty entries',
    contender: 'nephrochat',
    plain: false,
    title: 'NéphroChat, REST',
    request: ({ cat }) => get(`/api/animals/${cat}/measurements?limit=30`),
  },
]
