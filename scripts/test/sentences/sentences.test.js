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

describe('no punctuation mark can wrap to the beginning of a line', () => {
  // These files have English or code, in which such a sign has no space before it.
  const otherFiles = /^api\/base\/mail\/|shareMessage|\.css\.ts$/
  test.each(files.filter((name) => !otherFiles.test(name)))('%s', (name) => {
    expect(texts.get(name)?.filter((text) => /[^\s|?(=] [!?;:»]|« /.test(text))).toEqual([])
  })
})
