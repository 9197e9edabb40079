import { expect, test } from 'vitest'
import { tilesSentence } from './tilesSentence'

const tile = (color: string, isToConfirm = false) => ({ color, isToConfirm })
const green = tile('green')

test.each([
  ['all green', [green, green, green], 'Les cinq sont stables'],
  ['one red', [tile('red'), green], '1\u00a0urgent'],
  [
    'every colour',
    [tile('red'), tile('red'), tile('amber'), tile('none'), tile('green', true)],
    '2\u00a0urgents, 1\u00a0à surveiller, 1\u00a0à confirmer, 1\u00a0sans réponse',
  ],
])('%s', (_, tiles, sentence) => expect(tilesSentence(tiles)).toBe(sentence))
