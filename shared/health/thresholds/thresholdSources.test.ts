import { expect, test } from 'vitest'
import { ruleSource } from '../rules/ruleWords'
import { sources } from './sources'
import { thresholdSources, valueOf } from './thresholdSources'

test('each number is shown with its purpose and a listed source', () => {
  expect(valueOf('WEIGHT_LOSS_PERCENT')).toBe('10')
  expect(valueOf('HYDRATION_PERCENT')).toBe('70, 100, 150')
  // Tenths in the rule.
  expect(valueOf('URINE_FEW_MEDIAN')).toBe('2,5')
  for (const { purpose, source } of Object.values(thresholdSources))
    expect([purpose.length > 0, source in sources]).toEqual([true, true])
  expect(
    Object.entries(thresholdSources).flatMap(([name, { unit }]) => (unit === '' ? [name] : [])),
  ).toEqual(['SCALE_MAX'])
})

test.each([
  ['appetite-refusal', 'document'],
  ['energy-low-unconfirmed', 'document'],
  ['several-signs', 'convention'],
  ['no-entry', 'convention'],
  ['weight-loss', 'weight'],
  ['weighing-due', 'weight'],
  ['weight-under-threshold', 'vet'],
  ['labs-due', 'vet'],
  ['stool-none', 'stool'],
])('%s has the source %s', (rule, source) => {
  expect(ruleSource(rule)).toBe(source)
})
