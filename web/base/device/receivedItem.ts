import { photoError } from '#shared/photo/photoLimits'
import { type FileKind, importError, kindOfFile } from '#shared/transfer/fileKind'
import { newUuid } from './uuid'

/** The address that the manifest gives to other apps; the page of the same address shows the item. */
export const receivedPath = '/recevoir'

/** A file or a text that another app of the device gave to this one (product/launches 2). */
export interface ReceivedItem {
  id: string
  /** The account that has seen it; `null` if no signed-in page has read it yet. */
  userUuid: string | null
  /** Milliseconds since 1970, by this device's clock. */
  receivedAt: number
  kind: FileKind | 'text'
  name: string
  /** `null` if it is a text or a file that no screen uses, or if there is a `problem`. */
  file: Blob | null
  text: string
  /** The reason, in French, for which the file was not stored. */
  problem: string | null
}

const maxTextLength = 4_000
const maxNameLength = 200

/** Returns the item of a file, or of a text if there is no file. */
export function itemOf(
  { file, text }: { file: File | null; text: string },
  now: number,
): ReceivedItem {
  const kind = file ? kindOfFile(file) : 'text'
  const problem = file && problemOf(kind, file)
  const isStored = problem === null && kind !== 'pdf' && kind !== 'unknown'
  return {
    id: newUuid(),
    userUuid: null,
    receivedAt: now,
    kind,
    name: (file?.name ?? '').slice(0, maxNameLength),
    file: isStored ? file : null,
    text: file ? '' : text.slice(0, maxTextLength),
    problem,
  }
}

function problemOf(kind: ReceivedItem['kind'], file: File): string | null {
  if (kind === 'photo') return photoError(file)
  return kind === 'copy' || kind === 'weighings' ? importError(file) : null
}
