import { keysOf } from '#shared/base/keysOf'

// These are the server's responses about a file, in a preview and after the import
// (product/accounts 8).

export interface RowCounts {
  added: number
  known: number
}

export const listLabels = {
  measurements: 'Saisies',
  weights: 'Pesées',
  treatments: 'Traitements',
  doses: 'Prises',
  stocks: 'Stocks',
  stockChanges: 'Renouvellements et corrections',
  labResults: 'Analyses',
  vetProposals: 'Consignes du vétérinaire',
} as const
type List = keyof typeof listLabels

export interface ImportedCatJson extends Partial<Record<List, RowCounts>> {
  id: string
  name: string
  isNew: boolean
  photo?: boolean
  vetStage?: boolean
  reminders?: boolean
  differing?: number
}

export interface ImportSummary {
  cats: ImportedCatJson[]
  /** Sentences about the data that is not imported. */
  leftOut: string[]
  /** The import that can be undone; `null` if there is none. */
  weightImport: { animalUuid: string; uuid: string } | null
}

export interface CopyResponse {
  animals: ImportedCatJson[]
  leftOut: { shareLinks: number; circle: number; invitations: number }
}

export interface WeighingsResponse {
  weights: RowCounts
  importId: string | null
  ofOthers: number
}

const count = (number: number, one: string, more = `${one}s`) =>
  number === 0 ? [] : [`${number}\u00a0${number === 1 ? one : more}`]

export function summaryOfCopy({
  animals,
  leftOut: { shareLinks, circle, invitations },
}: CopyResponse): ImportSummary {
  const counts = [
    ...count(shareLinks, 'lien de partage', 'liens de partage'),
    ...count(circle, 'aidant'),
    ...count(invitations, 'invitation'),
  ]
  return {
    cats: animals,
    leftOut: counts.length > 0 ? [`Ne sont pas repris\u00a0: ${counts.join(', ')}.`] : [],
    weightImport: null,
  }
}

export function summaryOfWeighings(
  { weights, importId, ofOthers }: WeighingsResponse,
  { uuid, name }: { uuid: string; name: string },
): ImportSummary {
  const leftOut =
    ofOthers > 0
      ? [
          ofOthers === 1
            ? 'Une ligne nomme un autre chat\u00a0: elle est laissée de côté.'
            : `${ofOthers} lignes nomment un autre chat\u00a0: elles sont laissées de côté.`,
        ]
      : []
  return {
    cats: [{ id: uuid, name, isNew: false, weights }],
    leftOut,
    weightImport: importId === null ? null : { animalUuid: uuid, uuid: importId },
  }
}

export const hasChanges = ({ cats }: ImportSummary): boolean =>
  cats.some(
    (cat) =>
      cat.isNew ||
      cat.photo ||
      cat.vetStage ||
      cat.reminders ||
      keysOf(listLabels).some((list) => (cat[list]?.added ?? 0) > 0),
  )
