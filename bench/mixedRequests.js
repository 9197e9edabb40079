import { operations } from './operations.js'
import { toHttp } from './request.js'

/** The kinds of the first 60 of a hundred requests. The others are the home screen's. */
const mixed = [
  ...Array(15).fill('NéphroChat, AnalysisScreenQuery'),
  ...Array(15).fill('NéphroChat, SharedScreenQuery'),
  ...Array(10).fill('NéphroChat, REST'),
  ...Array(20).fill('save'),
]

/** @param {string} group @param {string} title */
const operation = (group, title) =>
  operations.find((one) => one.group === group && one.title === title) ?? throwMissing(title)
/** @param {string} title @returns {never} */
function throwMissing(title) {
  throw new Error(`no operation is called ${title}`)
}

/** Returns true if the n-th request is a save. @param {number} index */
export const saves = (index) => mixed[(index * 37) % 100] === 'save'

/**
 * Returns the n-th request. Each of 24 days of a cat is saved once, and then sent again.
 * @param {import('./seededUsers.js').SeededUsers} seededUsers
 * @param {number} index
 */
export function requestAt({ readers, savers }, index) {
  const reader = readers[index % readers.length] ?? throwMissing('reader')
  const kind = mixed[(index * 37) % 100]
  if (kind === 'save') {
    const saveIndex = Math.floor(index / 100) * 20 + ((index * 37) % 100) - 40
    const saver = savers[saveIndex % savers.length] ?? throwMissing('saver')
    return toHttp(
      operation('one entry saved', 'NéphroChat').request(
        saver,
        4 + (Math.floor(saveIndex / savers.length) % 24),
      ),
      saver,
    )
  }
  const chosen =
    kind === undefined
      ? operation('home', 'NéphroChat, HomeScreenQuery')
      : (operations.find(({ title }) => title === kind) ?? throwMissing(kind))
  return toHttp(chosen.request(reader, 0), reader)
}
