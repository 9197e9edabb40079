import { timeAgo, fine, type Household, urgent, worse } from './household'
import type { StateCats } from './state'

const daily = (at: string) => ({
  plan: { kind: 'days', everyDays: 1, times: [at] },
  firstDay: timeAgo(20).slice(0, 10),
})

/** Creates a cat with treatments, fluids among them, an entry of yesterday and none of today. */
export async function treatedCat(household: Household): Promise<string> {
  const cat = await household.addCat('Minou')
  await household.addEntry(cat, 1, worse)
  await household.post(`/api/animals/${cat}/treatments`, {
    kind: 'medicine',
    name: 'Semintra',
    dose: { amount: 2, unit: 'mL' },
    ...daily('08:00'),
  })
  await household.post(`/api/animals/${cat}/treatments`, {
    kind: 'fluids',
    name: 'Ringer lactate',
    ...daily('18:30'),
  })
  return cat
}

/** Leaves a vet's proposal by a link. */
export const propose = (household: Household, link: string, text: string) =>
  household.post(`/api/shared/${link}/proposals`, {
    vetName: 'Dr Martin',
    practice: 'Clinique du Parc',
    text,
    weight: '3.5',
    lossPercent: 5,
    lossDays: 30,
  })

export async function shareWithCode(household: Household, animalUuid: string): Promise<string> {
  const query =
    'mutation Coded($input: CreateShareLinkInput!) { createShareLink(input: $input) { shareLink { token } } }'
  const { data } = await household.post<{
    data: { createShareLink: { shareLink: { token: string } } }
  }>('/graphql', { query, variables: { input: { animalUuid, code: '123456' } } })
  return data.createShareLink.shareLink.token
}

/** Creates the data of all states in one household. `name` is the name of the sick cat. */
export async function createStateCats(household: Household, name: string): Promise<StateCats> {
  const sick = await household.addCat(name, { breed: name })
  const [silent, fresh, remembered] = [
    await household.addCat('Pacha', { gender: 'male' }),
    await household.addCat('Zoé'),
    await household.addCat('Plume'),
  ]
  for (let day = 12; day > 0; day -= 1) await household.addEntry(sick, day, day % 3 ? fine : worse)
  await household.addEntry(sick, 0, { ...urgent, note: name.repeat(3) })
  await household.addEntry(silent, 5, fine)
  await household.addEntry(remembered, 9, worse)
  await household.remember(remembered)
  for (const [day, value] of [
    ['2025-01-10', '22'],
    ['2025-03-10', '24'],
  ])
    await household.post(`/api/animals/${sick}/labs`, {
      day,
      values: [{ quantity: 'creatinine', value, unit: 'mg/L' }],
    })
  const treated = await treatedCat(household)
  const treatedLink = await household.share(treated)
  await propose(household, treatedLink, name.repeat(3))
  return {
    sickCat: sick,
    outdatedCat: silent,
    freshCat: fresh,
    treatedCat: treated,
    rememberedCat: remembered,
    sickLink: await household.share(sick),
    freshLink: await household.share(fresh),
    treatedLink,
    codedLink: await shareWithCode(household, treated),
  }
}
