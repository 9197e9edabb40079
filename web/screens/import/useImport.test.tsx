import { expect, test } from 'vitest'
import { FileRefusedError, noResponse } from './sendFile'
import { phaseOfError } from './useImport'

test('after a failure of the server an import may have taken place, after a refusal not', () => {
  const kindsOf = (error: unknown) => [
    phaseOfError(error, 'preview').kind,
    phaseOfError(error, 'import').kind,
  ]
  expect(kindsOf(new FileRefusedError('Le poids…', []))).toEqual(['refused', 'refused'])
  for (const error of [new FileRefusedError('Momentanément…', [], true), noResponse, new Error()])
    expect(kindsOf(error)).toEqual(['refused', 'interrupted'])
})
