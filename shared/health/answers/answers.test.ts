import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyEntry, anyFields, entry, numRuns, blankEntry } from '../../testing/entries'
import { type Answers, emptyAnswers, toAnswers, toFields } from './answers'
import { emptyFields, type EntryFields } from './entry'

const fieldsOf = ({
  date: _date,
  day: _day,
  weightGrams: _weight,
  usualUrinations: _usual,
  usualSince: _since,
  ...fields
}: ReturnType<typeof entry>): EntryFields => fields

const day: Answers = {
  ...emptyAnswers,
  hydration: 'normal',
  perfusion: 'no',
  appetite: 4,
  vomiting: 0,
  urination: 3,
  urinationBallSize: 'medium',
  lethargy: 3,
}

const anyAnswers: fc.Arbitrary<Answers> = fc
  .tuple(anyFields, fc.option(fc.integer({ min: 0, max: 18 })))
  .map(
    ([
      { waterMl: _, quickHydrationValue: hydration, subcutaneousPerfusion: perfusion, ...plain },
      urination,
    ]) => ({
      ...plain,
      hydration,
      perfusion,
      urination,
      note: (plain.note ?? '').trim(),
      vomitingUnseen: plain.vomiting === null,
      urinationUnseen: urination === null,
    }),
  )

describe('the fields sent for a day (product/entries 4)', () => {
  test('without perfusion: water from the choice, counts as they are', () => {
    expect(toFields({ ...day, note: ' RAS ' }, 4200)).toEqual({
      ...emptyFields,
      waterMl: 210,
      appetite: 4,
      vomiting: 0,
      urination: 3,
      urinationBallSize: 'medium',
      lethargy: 3,
      note: 'RAS',
      quickHydrationValue: 'normal',
      subcutaneousPerfusion: 'no',
    })
  })

  test('with perfusion: 25 % more water, two more urinations', () => {
    expect(toFields({ ...day, perfusion: 'yes' }, 4200)).toMatchObject({
      waterMl: 263,
      urination: 5,
      subcutaneousPerfusion: 'yes',
    })
    expect(toFields({ ...day, perfusion: 'yes', urination: 0 }, 4200)).toMatchObject({
      urination: 2,
    })
  })

  test('without answers no field is derived, and a blank note is null', () => {
    expect(toFields(emptyAnswers, 4200)).toEqual(emptyFields)
    expect(toFields({ ...emptyAnswers, perfusion: 'yes', note: '  ' }, 4200)).toEqual({
      ...emptyFields,
      subcutaneousPerfusion: 'yes',
    })
  })
})

describe('the form of a stored entry (product/entries 4.4)', () => {
  test('counts are as observed', () => {
    const answers = toAnswers(
      fieldsOf(entry({ urination: 5, subcutaneousPerfusion: 'yes', vomiting: 2, note: 'RAS' })),
      4200,
    )
    expect(answers).toEqual({ ...day, perfusion: 'yes', vomiting: 2, note: 'RAS' })
  })

  test('a missing choice is read from the water before perfusion, over the weight', () => {
    expect(toAnswers(blankEntry({ waterMl: 240 }), 4000).hydration).toBe('more')
    expect(
      toAnswers(blankEntry({ waterMl: 240, subcutaneousPerfusion: 'yes' }), 4000).hydration,
    ).toBe('normal')
    expect(toAnswers(blankEntry({ waterMl: 240 }), null).hydration).toBeNull()
  })

  test('a stored choice is kept, whatever the water', () => {
    expect(toAnswers(entry({ quickHydrationValue: 'less', waterMl: 400 }), 4200).hydration).toBe(
      'less',
    )
  })
})

describe('editing (product/entries 4.4: fields whose answer did not change are sent as they were stored)', () => {
  const measured = fieldsOf(
    blankEntry({ waterMl: 200, urination: 20, subcutaneousPerfusion: 'yes', note: ' à garder ' }),
  )
  const edit = (change: Partial<Answers>, stored = measured, weight: number | null = 4000) =>
    toFields({ ...toAnswers(stored, weight), ...change }, weight, stored)

  test('another answer leaves water, choice, count and note as they were', () => {
    expect(edit({ appetite: 2 })).toEqual({ ...measured, appetite: 2 })
  })

  test('another hydration is recalculated with the entry’s weight', () => {
    expect(edit({ hydration: 'more' })).toEqual({
      ...measured,
      waterMl: 375,
      quickHydrationValue: 'more',
    })
    expect(edit({ hydration: null })).toEqual({ ...measured, waterMl: null })
  })

  test('perfusion is added to another count', () => {
    expect(edit({ urination: 4 })).toEqual({ ...measured, urination: 6 })
    expect(edit({ urination: null })).toEqual({ ...measured, urination: null })
  })

  test('another perfusion keeps the measured water, and derives from it', () => {
    expect(edit({ perfusion: 'no' })).toEqual({
      ...measured,
      waterMl: 160,
      urination: 18,
      subcutaneousPerfusion: 'no',
    })
    const dry = fieldsOf(blankEntry({ waterMl: 160, urination: 4 }))
    expect(edit({ perfusion: 'yes' }, dry)).toEqual({
      ...dry,
      waterMl: 200,
      urination: 6,
      subcutaneousPerfusion: 'yes',
    })
    expect(edit({ perfusion: 'yes' }, dry, null)).toMatchObject({
      waterMl: 200,
      quickHydrationValue: null,
    })
  })

  test('a choice stored without its water derives it when the perfusion changes', () => {
    const chosen = fieldsOf(blankEntry({ quickHydrationValue: 'normal' }))
    expect(edit({}, chosen)).toEqual(chosen)
    expect(edit({ perfusion: 'yes' }, chosen)).toMatchObject({ waterMl: 250 })
  })

  test('another note is trimmed, an emptied one is null', () => {
    expect(edit({ note: ' autre ' })).toMatchObject({ note: 'autre' })
    expect(edit({ note: '' })).toMatchObject({ note: null })
  })
})

describe('round trips', () => {
  test('opening and saving unchanged, any number of times, changes nothing', () => {
    fc.assert(
      fc.property(anyEntry, (any) => {
        const stored = fieldsOf(any)
        const roundTrip = toFields(toAnswers(stored, any.weightGrams), any.weightGrams, stored)
        expect(roundTrip).toEqual(stored)
      }),
      { numRuns },
    )
  })

  test('answers are read back, whatever is derived from them', () => {
    fc.assert(
      fc.property(
        anyAnswers,
        fc.option(fc.integer({ min: 300, max: 20_000 })),
        (answers, weight) => {
          expect(toAnswers(toFields(answers, weight), weight)).toEqual(answers)
        },
      ),
      { numRuns },
    )
  })

  test('an edit is read back as answered, whatever was stored before', () => {
    fc.assert(
      fc.property(anyEntry, anyAnswers, (any, answers) => {
        const { weightGrams } = any
        const saved = toFields(answers, weightGrams, fieldsOf(any))
        expect(toAnswers(saved, weightGrams)).toMatchObject({
          perfusion: answers.perfusion,
          urination: answers.urination,
        })
      }),
      { numRuns },
    )
  })
})
