import { photoTypes } from '../photo/photoLimits'
import { csvTypes } from './csvTypes'

/** The kinds of files that a screen of the app uses; 'unknown' is any other one. */
export type FileKind = 'photo' | 'copy' | 'weighings' | 'pdf' | 'unknown'

interface NamedFile {
  name: string
  type: string
}

export const IMPORT_MAX_BYTES = 50 * 1024 * 1024

export const isCsv = ({ name, type }: NamedFile): boolean =>
  /\.(csv|tsv|txt)$/i.test(name) || csvTypes.some((csvType) => csvType === type)

/** Returns the kind by name and type. The server checks the content of what is sent. */
export function kindOfFile(file: NamedFile): FileKind {
  const { name, type } = file
  if (type === 'application/json' || /\.json$/i.test(name)) return 'copy'
  if (type === 'application/pdf' || /\.pdf$/i.test(name)) return 'pdf'
  if (photoTypes.some((accepted) => accepted === type)) return 'photo'
  return isCsv(file) ? 'weighings' : 'unknown'
}

/** Returns why a copy or a file of weighings cannot be imported; `null` if it can be sent. */
export function importError({ size }: { size: number }): string | null {
  if (size === 0) return 'Ce fichier est vide.'
  return size > IMPORT_MAX_BYTES ? 'Ce fichier est trop volumineux (50 Mo au plus).' : null
}
