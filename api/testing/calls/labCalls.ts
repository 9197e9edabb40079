import type { TestOwner } from '../owner'

const labFields = 'uuid day laboratory values { quantity value unit } fasting hydrated note'
export const creatinine = (value: string, unit = 'mg/L') => ({
  quantity: 'creatinine',
  value,
  unit,
})

/** Returns the calls of a cat's results, as its owner. */
export function createLabCalls(owner: () => TestOwner) {
  /** Returns the result, or the extensions of the first error. */
  async function add(animalUuid: string, result: object) {
    const { data, errors } = await owner().mutate(
      'addLabResult',
      { animalUuid, day: '2025-03-16', values: [creatinine('24')], ...result },
      `labResult { ${labFields} }`,
    )
    return data?.addLabResult?.labResult ?? errors?.[0]?.extensions
  }
  const read = async (cat: string) =>
    (
      await owner().graphql(
        `query ($id: ID!) {
          animal(uuid: $id) { labResults { ${labFields} } iris { stage because message } }
        }`,
        { id: cat },
      )
    ).data.animal

  return { add, read }
}
