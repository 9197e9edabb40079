import { addDays, dayIn } from '../../shared/base/time'
import { timeAgo as daysAgo, type OwnerApi } from './ownerApi'
import { zone } from './zone'

const today = () => dayIn(new Date(), zone)

/**
 * Adds treatments that began eight days ago, perfusions on two days, and three laboratory results.
 * The first treatment was given on five days, refused on one and left unanswered on one.
 */
export async function addCare(
  owner: OwnerApi,
  cat: string,
  count: number,
  name = 'Traitement',
): Promise<void> {
  const ago = (days: number) => addDays(today(), -days)
  await owner.post('/api/admin/time-override', { date: daysAgo(8) })
  const ids: string[] = []
  for (let index = 1; index <= count; index += 1) {
    const plan = { kind: 'days', everyDays: 1, times: ['00:05'] }
    ids.push(
      (
        await owner.post(`/api/animals/${cat}/treatments`, {
          kind: 'medicine',
          name: `${name} ${index}`,
          amount: 2.5,
          unit: 'ml',
          plan,
          firstDay: ago(8),
        })
      ).id,
    )
  }
  const fluids = await owner.post(`/api/animals/${cat}/treatments`, {
    kind: 'fluids',
    name: 'Ringer lactate',
    plan: { kind: 'needed' },
    firstDay: ago(8),
  })
  await owner.post('/api/admin/time-override', { date: daysAgo(0) })
  const note = (dose: object) => owner.post(`/api/animals/${cat}/doses`, dose)
  for (const days of [1, 2, 3, 4, 5])
    await note({ treatmentId: ids[0], day: ago(days), time: '00:05', outcome: 'given' })
  await note({
    treatmentId: ids[0],
    day: ago(6),
    time: '00:05',
    outcome: 'skipped',
    reason: 'refused',
  })
  for (const days of [1, 3])
    await note({
      treatmentId: fluids.id,
      day: ago(days),
      outcome: 'given',
      amountMl: 100,
      confirmed: true,
    })
  const results = [
    ['180', '16', '1.4'],
    ['195.5', '18', '1.6'],
    ['212', '20', '1.9'],
  ] as const
  for (const [index, [creatinine, sdma, phosphate]] of results.entries()) {
    const values = [
      { quantity: 'creatinine', value: creatinine, unit: 'µmol/L' },
      { quantity: 'sdma', value: sdma, unit: 'µg/dL' },
      { quantity: 'phosphate', value: phosphate, unit: 'mmol/L' },
    ]
    await owner.post(`/api/animals/${cat}/labs`, {
      day: ago(64 - 30 * index),
      laboratory: 'Laboratoire du Parc',
      fasting: 'yes',
      values,
    })
  }
}
