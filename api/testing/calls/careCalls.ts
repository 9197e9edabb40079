import type { TestOwner } from '../owner'

export const today = '2025-03-16'

export const dailyPlan = { kind: 'days', everyDays: 1, times: ['08:00'] }
export const semintra = {
  kind: 'medicine',
  name: 'Semintra',
  amount: 2.5,
  unit: 'ml',
  plan: dailyPlan,
  firstDay: '2025-03-10',
}
const fields =
  'uuid course kind name amount unit plan { kind everyDays weekdays times ' +
  'shortestHours } withMeal mustNotMiss firstDay lastDay addedOn note stopReason'

/** Returns the calls of a cat's treatments and doses, as its owner. */
export function createCareCalls(context: () => { owner: TestOwner; cat: string }) {
  async function mutate(name: string, input: object, selection: string) {
    const { data, errors } = await context().owner.mutate(
      name,
      { animalUuid: context().cat, ...input },
      selection,
    )
    return errors
      ? {
          code: errors[0]!.extensions.code,
          fields: errors[0]!.extensions.fields,
          message: errors[0]!.message,
        }
      : data[name]
  }
  const add = async (more: object = {}) =>
    (await mutate('addTreatment', { ...semintra, ...more }, `treatment { ${fields} }`)).treatment
  const change = (uuid: string, more: object) =>
    mutate('changeTreatment', { uuid, ...more }, `treatment { ${fields} }`)
  const note = (treatmentUuid: string, more: object = {}) =>
    mutate(
      'noteDose',
      { treatmentUuid, day: today, time: '08:00', outcome: 'given', ...more },
      'dose { uuid day time outcome at amountMl site reason note by }',
    )
  const read = async (selection: string) =>
    (
      await context().owner.graphql(`query ($id: ID!) { animal(uuid: $id) { ${selection} } }`, {
        id: context().cat,
      })
    ).data.animal
  const dosesOf = async (args = '') =>
    (await read(`doses${args} { edges { node { day time outcome } } }`)).doses.edges.map(
      ({ node }: { node: { day: string; time: string; outcome: string } }) =>
        `${node.day} ${node.time} ${node.outcome}`,
    )
  const watchesOf = async () =>
    (await read('watches(includeHidden: true) { rule level }')).watches
      .map(({ rule, level }: { rule: string; level: string }) => `${rule} ${level}`)
      .filter((text: string) => text.startsWith('dose'))

  return { mutate, add, change, note, read, dosesOf, watchesOf }
}
