import { PHOTO_MAX_BYTES } from '#shared/photo/photoLimits'
import { classifyError, malformedError, overQuota } from '../../base/errors'
import { MAX_ANIMALS } from '../../base/limits/quotas'
import { type CatCopy, CatReader, type CopyClock, isLeftOut, isList } from './catCopy'
import { profileNames } from './copyProfile'
import { DocumentReader, type Handling, type Piece, type JsonPath } from './documentReader'
import { Mistakes } from './mistakes'
import { TimeSlicer } from './timeSlicer'

/** Bounds the rows of a copy: entries, their revisions, weighings, doses and all others. */
const maxRows = 200_000
/** Bounds the bytes of an entry with all its revisions, which is parsed and validated at once. */
const maxRowBytes = 250_000
const maxPhotoBytes = Math.ceil(PHOTO_MAX_BYTES / 3) * 4 + 200

/** Reads `animals`, each cat, and the parts of a cat that are imported. */
function handlingOf([root, , part, ...rest]: JsonPath): Handling {
  if (root !== 'animals') return root === undefined ? 'object' : 'skip'
  if (part === undefined) return 'object'
  if (isList(part) || isLeftOut(part))
    return rest.length === 0 ? 'list' : isList(part) ? 'take' : 'skip'
  return profileNames.has(String(part)) ? 'take' : 'skip'
}

const maxBytes = ([, , part]: JsonPath): number => (part === 'photo' ? maxPhotoBytes : maxRowBytes)

/**
 * Validates a copy while it is received, row by row.
 * @throws MALFORMED; VALIDATION with the positions of the first mistakes
 */
export async function readCopy(
  chunks: AsyncIterable<Uint8Array>,
  clock: CopyClock,
): Promise<CatCopy[]> {
  const cats: CatCopy[] = []
  const mistakes = new Mistakes()
  const slicer = new TimeSlicer()
  let isCopy = false
  let rows = 0
  let current: CatReader | null = null
  const close = async () => {
    const cat = await current?.end()
    if (!cat) return
    if (cats.some(({ profile }) => profile.id === cat.profile.id))
      mistakes.note(
        { cat: cats.length, name: cat.profile.name },
        { id: 'Ce chat est deux fois dans le fichier' },
      )
    cats.push(cat)
  }
  const take = async (piece: Piece) => {
    const [root, index, part] = piece.path
    if (root !== 'animals' || typeof index !== 'number' || part === undefined) return
    if (index !== current?.index) {
      await close()
      if (index >= MAX_ANIMALS)
        throw overQuota(
          `Ce fichier a plus de ${MAX_ANIMALS} chats, le plus qu’un compte puisse suivre.`,
        )
      current = new CatReader(index, mistakes, clock)
    }
    rows += current.take(piece)
    if (rows > maxRows) throw overQuota('Ce fichier a trop de lignes pour être lu d’un seul coup.')
  }
  const reader = new DocumentReader((path) => {
    if (path.length !== 1 || path[0] !== 'animals') return handlingOf(path)
    isCopy = true
    return 'list'
  }, maxBytes)
  try {
    for await (const chunk of chunks)
      for (const piece of reader.read(chunk)) {
        await take(piece)
        await slicer.yieldIfDue()
      }
    reader.end()
  } catch (error) {
    throw classifyError(error).code === 'MALFORMED' ? notACopy() : error
  }
  if (!isCopy) throw notACopy()
  await close()
  mistakes.refuse()
  return cats
}

const notACopy = () =>
  malformedError(
    'Ce fichier n’est pas une copie de vos données NéphroChat, ou il n’est pas entier.',
  )
