// These tests search the sources for the sentences. scripts/test/e2e.js searches the journeys' screens.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../steps.js'
import { citableParagraphs } from '../citations.js'
import { textsOf } from './screenText.js'
import { missingSentences, reliedSentences } from './sentences.js'

test.each([
  ['Nom', 'Nom', true],
  ['Nom', 'Prénom', false],
  ['Nom', 'Nom requis', true],
  ["J'ai compris", 'J’ai compris', true],
  ['Mot de passe oublié ?', 'Mot de passe oublié\u202f?', true],
  ['Étape … sur …', 'Étape 2 sur 5', true],
  ['Étape … sur …', 'Étape', false],
  ['Non défini', 'Non definies', false],
])('%s in “%s”: %s', (sentence, line, found) => {
  expect(missingSentences([sentence], ['Autre chose', line])).toEqual(found ? [] : [sentence])
})

const files = ['web', 'shared', 'api'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing\/|__generated__/.test(name)),
)

/** The familiar form of address, and second words for a saisie, an urination, an email and a stock. */
const unusedWords =
  /(?<!\p{L})(tu|te|toi|t’(?=\p{L})|tien|tienne|tes|ton|ta|entrées?|mictions?|e-mails?|réserves?)(?!\p{L})/iu

const texts = new Map(files.map((name) => [name, textsOf(join(root, name))]))

test('each sentence has its paragraph, and is in the sources', { timeout: 60_000 }, () => {
  expect(Object.keys(reliedSentences).filter((key) => !citableParagraphs().includes(key))).toEqual(
    [],
  )
  expect(
    missingSentences(
      Object.values(reliedSentences).flat(),
      [...texts.values()].flat().flatMap((text) => text.split('\n')),
    ),
  ).toEqual([])
})

describe('no punctuation mark or per cent sign can wrap to the beginning of a line', () => {
  // These files have English or code, in which such a sign has no space before it.
  const otherFiles = /^api\/(auth\/keyring|sharing\/leaveProposal)|shareMessage|\.css\.ts$/
  test.each(files.filter((name) => !otherFiles.test(name)))('%s', (name) => {
    expect(texts.get(name)?.filter((text) => /[^\s|?(=] [!?;:»]|[\d…] %|« /.test(text))).toEqual([])
  })
})

test('a space before ; ! ? % is narrow, and one before a colon is not', () => {
  expect([...texts.values()].flat().filter((text) => /\u00a0[;!?%]|\u202f:/.test(text))).toEqual([])
})

test('a punctuation mark has its space in the French of the screens', () => {
  // Other software relies on these two.
  const exceptions = ['Animal non trouvé (ID: …)', /^À surveiller; si persiste/]
  const isException = (/** @type {string} */ text) =>
    exceptions.some((one) => (typeof one === 'string' ? one === text : one.test(text)))
  const screens = files.filter((name) => /^(web|shared)\//.test(name))
  expect(
    screens
      .flatMap((name) => texts.get(name) ?? [])
      .filter((text) => /\p{L}[!?;:](?=\s|$)/u.test(text) && /[éèàùêôî’]/.test(text))
      .filter((text) => !isException(text)),
  ).toEqual([])
})

test.each(['Si tu veux', 'Ton chat', 'Une entrée', 'Deux mictions', 'Un e-mail', 'Une réserve'])(
  '“%s” has a word that no screen has',
  (text) => expect(text).toMatch(unusedWords),
)

// The column of a spreadsheet is an interface, and the other file has English.
const withOtherWords = /^api\/(base\/settings\/|transfer\/export\/entryTable)/
test.each(files.filter((name) => !withOtherWords.test(name)))(
  'a screen uses vous, and one word for one thing: %s',
  (name) => expect(texts.get(name)?.filter((text) => unusedWords.test(text))).toEqual([]),
)
