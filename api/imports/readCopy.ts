import { PHOTO_MAX_BYTES } from '#shared/photo'
import { classify, malformed, overQuota } from '../errors'
import { mostAnimals } from '../limits/quotas'
import { type CatCopy, CatReader, type CopyClock, isLeftOut, isList } from './catCopy'
import { profileNames } from './copyProfile'
import { DocumentReader, type Handling, type Piece, type Place } from './documentReader'
import { Mistakes } from './mistakes'
import { Pace } from './pace'

/** Entries, their revisions, weighings, doses and all else. */
const mostRows = 200_000
/** An entry with all its revisions: one is parsed and validated at once. */
const mostRowBytes = 250_000
const mostPhotoBytes = Math.ceil(PHOTO_MAX_BYTES / 3) * 4 + 200

/** `animals`, each cat, and of a cat what comes back. */
function handlingOf([root, , part, ...rest]: Place): Handling {
  if (root !== 'animals') return root === undefined ? 'object' : 'pass'
  if (part === undefined) return 'object'
  if (isList(part) || isLeftOut(part))
    return rest.length === 0 ? 'list' : isList(part) ? 'take' : 'pass'
  return profileNames.has(String(part)) ? 'take' : 'pass'
}

const mostBytes = ([, , part]: Place): number => (part === 'photo' ? mostPhotoBytes : mostRowBytes)

/** Reads a copy as it comes, each row held to its schema. @throws MALFORMED; VALIDATION with the places of the first mistakes */
export async function readCopy(
  chunks: AsyncIterable<Uint8Array>,
  clock: CopyClock,
): Promise<CatCopy[]> {
  const cats: CatCopy[] = []
  const mistakes = new Mistakes()
  const pace = new Pace()
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
    const [root, index, part] = piece.place
    if (root !== 'animals' || typeof index !== 'number' || part === undefined) return
    if (index !== current?.index) {
      await close()
      if (index >= mostAnimals)
        throw overQuota(
          `Ce fichier a plus de ${mostAnimals} chats, le plus qu’un compte puisse suivre.`,
        )
      current = new CatReader(index, mistakes, clock)
    }
    rows += current.take(piece)
    if (rows > mostRows) throw overQuota('Ce fichier a trop de lignes pour être lu d’un seul coup.')
  }
  const reader = new DocumentReader((place) => {
    if (place.length !== 1 || place[0] !== 'animals') return handlingOf(place)
    isCopy = true
    return 'list'
  }, mostBytes)
  try {
    for await (const chunk of chunks)
      for (const piece of reader.read(chunk)) {
        await take(piece)
        await pace.rest()
      }
    reader.end()
  } catch (error) {
    throw classify(error).code === 'MALFORMED' ? noCopy() : error
  }
  if (!isCopy) throw noCopy()
  await close()
  mistakes.refuse()
  return cats
}

const noCopy = () =>
  malformed('Ce fichier n’est pas une copie de vos données NéphroChat, ou il n’est pas entier.')
