import { timeAgo, fine, type OwnerApi, urgent, worse } from './ownerApi'
import type { StateCats } from './state'

const daily = (at: string) => ({
  plan: { kind: 'days', everyDays: 1, times: [at] },
  firstDay: timeAgo(20).slice(0, 10),
})

/** Creates a cat with treatments, fluids among them, an entry of yesterday and none of today. */
export async function treatedCat(ownerApi: OwnerApi): Promise<string> {
  const cat = await ownerApi.addCat('Minou')
  await ownerApi.addEntry(cat, 1, worse)
  await ownerApi.post(`/api/animals/${cat}/treatments`, {
    kind: 'medicine',
    name: 'Semintra',
    dose: { amount: 2, unit: 'mL' },
    ...daily('08:00'),
  })
  await ownerApi.post(`/api/animals/${cat}/treatments`, {
    kind: 'fluids',
    name: 'Ringer lactate',
    ...daily('18:30'),
  })
  return cat
}

/** Leaves a vet's proposal by a link. */
export const propose = (ownerApi: OwnerApi, link: string, text: string) =>
  ownerApi.post(`/api/shared/${link}/proposals`, {
    vetName: 'Dr Martin',
    practice: 'Clinique du Parc',
    text,
    weight: '3.5',
    lossPercent: 5,
    lossDays: 30,
  })

export async function shareWithCode(ownerApi: OwnerApi, animalUuid: string): Promise<string> {
  const query =
    'mutation Coded($input: CreateShareLinkInput!) { createShareLink(input: $input) { shareLink { token } } }'
  const { data } = await ownerApi.post<{
    data: { createShareLink: { shareLink: { token: string } } }
  }>('/graphql', { query, variables: { input: { animalUuid, code: '123456' } } })
  return data.createShareLink.shareLink.token
}

/** Creates the data of all states for one owner. `name` is the name of the sick cat. */
export async function createStateCats(ownerApi: OwnerApi, name: string): Promise<StateCats> {
  const sick = await ownerApi.addCat(name, { breed: name })
  const [outdated, fresh, remembered] = [
    await ownerApi.addCat('Pacha', { gender: 'male' }),
    await ownerApi.addCat('Zoé'),
    await ownerApi.addCat('Plume'),
  ]
  for (let day = 12; day > 0; day -= 1) await ownerApi.addEntry(sick, day, day % 3 ? fine : worse)
  await ownerApi.addEntry(sick, 0, { ...urgent, note: name.repeat(3) })
  await ownerApi.addEntry(outdated, 5, fine)
  await ownerApi.addEntry(remembered, 9, worse)
  await ownerApi.remember(remembered)
  for (const [day, value] of [
    ['2025-01-10', '22'],
    ['2025-03-10', '24'],
  ])
    await ownerApi.post(`/api/animals/${sick}/labs`, {
      day,
      values: [{ quantity: 'creatinine', value, unit: 'mg/L' }],
    })
  const treated = await treatedCat(ownerApi)
  const treatedLink = await ownerApi.share(treated)
  await propose(ownerApi, treatedLink, name.repeat(3))
  return {
    sickCat: sick,
    outdatedCat: outdated,
    freshCat: fresh,
    treatedCat: treated,
    rememberedCat: remembered,
    sickLink: await ownerApi.share(sick),
    freshLink: await ownerApi.share(fresh),
    treatedLink,
    codedLink: await shareWithCode(ownerApi, treated),
  }
}
