// scripts/test/e2e.js searches the journeys' screens for the sentences. These tests cover its functions.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../steps.js'
import { textsOf } from './screenText.js'
import { sentencesIn, missingSentences } from './sentences.js'

test('each row of the tables is read', () => {
  const text = readFileSync(join(root, 'docs/sentences.md'), 'utf8')
  expect(sentencesIn(text).length).toBeGreaterThan(180)
  expect(sentencesIn(text)).toHaveLength(
    text.split('\n').filter((line) => /^\| (?!Sentence \|)/.test(line)).length,
  )
})

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

describe('no punctuation mark can wrap to the beginning of a line', () => {
  // These files have English or code, in which such a sign has no space before it.
  const otherFiles = /\.test\.|testing\/|__generated__|^api\/base\/mail\/|shareMessage|\.css\.ts$/
  const files = ['web', 'shared', 'api'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  test.each(files.filter((name) => /\.tsx?$/.test(name) && !otherFiles.test(name)))(
    '%s',
    (name) => {
      expect(textsOf(join(root, name)).filter((text) => /[^\s|?(=] [!?;:»]|« /.test(text))).toEqual(
        [],
      )
    },
  )
})
