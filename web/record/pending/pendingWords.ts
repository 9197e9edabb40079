import { changeNouns } from '#shared/offline/kinds'
import { needsUser, type PendingChange } from '../../offline/queue/rows'

const entryNouns = ['saisie', 'saisies'] as const
const nouns: Record<PendingChange['kind'], readonly [one: string, several: string]> = {
  draft: entryNouns,
  edit: entryNouns,
  ...changeNouns,
}

/** Returns '2 saisies'. Rows of several kinds have the word that fits all. */
function changesInWords(rows: readonly PendingChange[]): string {
  const [noun = entryNouns, ...others] = new Set(rows.map(({ kind }) => nouns[kind]))
  const [one, several] = others.length > 0 ? entryNouns : noun
  return `${rows.length} ${rows.length > 1 ? several : one}`
}

const plural = (rows: readonly PendingChange[]) => (rows.length > 1 ? 's' : '')

/** Counts rows that are sent by themselves. */
export const pendingWords = (rows: readonly PendingChange[]): string =>
  `${changesInWords(rows)} en attente d’envoi`

/** Counts rows that were refused, or failed three times. */
export const problemWords = (rows: readonly PendingChange[]): string =>
  `${changesInWords(rows)} n’${rows.length > 1 ? 'ont' : 'a'} pas pu être envoyée${plural(rows)}`

/** Counts rows on a device without a session. */
export function signedOutPendingWords(rows: readonly PendingChange[]): string {
  const [changesForUser, sendable] = [rows.filter(needsUser), rows.filter((row) => !needsUser(row))]
  const owners = new Set(rows.map(({ userUuid }) => userUuid)).size
  return [
    sendable.length > 0 && sendableAfterSignInWords(sendable, owners > 1),
    changesForUser.length > 0 && stoppedUntilSignInWords(changesForUser),
  ]
    .filter(Boolean)
    .join(' ')
}

function sendableAfterSignInWords(
  rows: readonly PendingChange[],
  hasSeveralUsers: boolean,
): string {
  const isPlural = rows.length > 1
  const location = `${changesInWords(rows)} ${isPlural ? 'attendent' : 'attend'} sur cet appareil`
  if (hasSeveralUsers)
    return (
      `${location}. ${isPlural ? 'Chacune' : 'Elle'} partira quand la personne qui l’a écrite ` +
      'sera reconnectée.'
    )
  return `${location} et ${isPlural ? 'partiront' : 'partira'} à votre prochaine connexion.`
}

function stoppedUntilSignInWords(rows: readonly PendingChange[]): string {
  const location =
    rows.length > 1 ? 'elles restent sur cet appareil' : 'elle reste sur cet appareil'
  return `${problemWords(rows)}\u00a0: ${location}, à revoir à votre prochaine connexion.`
}
