import type { Gender } from '#shared/cat/animalSchemas'
import type { Answers } from '#shared/health/answers/answers'
import { day, dayWithOnly } from './answers'
import type { coats } from './portraits'

export interface DemoCat {
  name: string
  /** The coat on its photo. Without it, the cat has no photo. */
  coat?: keyof typeof coats
  breed?: string
  gender?: Gender
  age?: number
  birthDate?: string
  weightGrams?: number
  vetPhone?: string
  /** The answers by days ago. The later one of two for a day replaces the first. */
  days: [daysAgo: number, answers: Answers][]
  /** The number of days since its death. Its record is in memory from the day after. */
  diedDaysAgo?: number
}

const vetPhone = '01 42 00 00 00'
const goodDays = (from: number, to: number): DemoCat['days'] =>
  Array.from({ length: from - to + 1 }, (_, index) => [from - index, day()])

const longNote =
  'A vomi son repas vers 6 h puis deux fois de la mousse blanche. Boit au ' +
  'robinet mais rejette aussitôt. Se cache sous le lit, ' +
  'ne réclame pas. A pris son comprimé hier soir dans une boulette de thon. ' +
  'Litière propre, rien d’anormal. Je rappelle la clinique à 9 h 30.'

/** The demo has a cat for each situation of the rules. The cat with 400 days is in longHistory.ts. */
export const cats: DemoCat[] = [
  // All tiles are green. Today's entry was edited twice, so that it has revisions.
  {
    name: 'Caramel',
    coat: 'ginger',
    breed: 'Européen',
    gender: 'male',
    age: 9,
    weightGrams: 4600,
    days: [
      ...goodDays(9, 1),
      [0, day({ appetite: 3, vomiting: 1, hairball: true })],
      [0, day({ vomiting: 1 })],
      [0, day({ note: 'A tout fini ce matin, ronronne.' })],
    ],
  },
  // Red: the cat refuses food and has very little energy.
  {
    name: 'Minette',
    coat: 'siamese',
    breed: 'Siamois',
    gender: 'female',
    age: 15,
    weightGrams: 3200,
    vetPhone,
    days: [
      ...goodDays(6, 3),
      [2, day({ appetite: 3 })],
      [1, day({ appetite: 2, lethargy: 2 })],
      [0, day({ appetite: 1, lethargy: 1, hydration: 'less' })],
    ],
  },
  // Red: the cat vomits often and keeps no water. The note is longer than the journal shows.
  {
    name: 'Félix',
    breed: 'Chartreux',
    gender: 'male',
    birthDate: '2012-05-17',
    weightGrams: 5400,
    vetPhone,
    days: [
      ...goodDays(5, 2),
      [1, day({ vomiting: 2 })],
      [0, day({ vomiting: 4, waterIntolerance: true, regurgitation: true, note: longNote })],
    ],
  },
  // Red: the cat strains, with blood and small clumps.
  {
    name: 'Grisou',
    coat: 'blue',
    breed: 'Persan',
    gender: 'male',
    age: 11,
    weightGrams: 4900,
    vetPhone,
    days: [
      ...goodDays(4, 1),
      [0, day({ urination: 2, urinationBallSize: 'small', straining: true, bloodVisible: true })],
    ],
  },
  // A red alert with an amber tile: two days of 'less', and no urine the day before yesterday.
  {
    name: 'Réglisse',
    coat: 'black',
    gender: 'female',
    age: 13,
    weightGrams: 3800,
    days: [
      ...goodDays(5, 3),
      [2, day({ urination: 0, noUrination: true, urinationBallSize: null })],
      [1, day({ hydration: 'less' })],
      [0, day({ hydration: 'less' })],
    ],
  },
  // All five tiles are amber, each over two entries if there is such a rule.
  {
    name: 'Noisette',
    breed: 'Maine Coon',
    gender: 'female',
    age: 12,
    weightGrams: 6100,
    days: [
      ...goodDays(4, 2),
      [
        1,
        day({
          hydration: 'more',
          appetite: 3,
          vomiting: 1,
          urination: 5,
          urinationBallSize: 'large',
          lethargy: 2,
        }),
      ],
      [
        0,
        day({
          hydration: 'more',
          appetite: 3,
          vomiting: 2,
          urination: 6,
          urinationBallSize: 'large',
          lethargy: 2,
        }),
      ],
    ],
  },
  // A first day, and the cat's sex is unknown.
  {
    name: 'Pompon',
    age: 7,
    weightGrams: 4000,
    days: [[0, day({ hydration: 'less', appetite: 3, lethargy: 2 })]],
  },
  // Notices: the answers are worse than yesterday's and not yet confirmed, so that the tiles are green.
  {
    name: 'Chaussette',
    gender: 'male',
    age: 10,
    weightGrams: 4300,
    days: [
      ...goodDays(6, 1),
      [0, day({ hydration: 'less', appetite: 3, vomiting: 1, lethargy: 2 })],
    ],
  },
  // With a subcutaneous perfusion, two days of 'more' stay green.
  {
    name: 'Biscotte',
    breed: 'British Shorthair',
    gender: 'female',
    age: 14,
    weightGrams: 3600,
    vetPhone,
    days: [
      ...goodDays(7, 4),
      [3, day({ perfusion: 'yes' })],
      [2, day({ perfusion: 'yes', urination: 4, urinationBallSize: 'large' })],
      [1, day({ perfusion: 'yes', hydration: 'more', urination: 4, urinationBallSize: 'large' })],
      [
        0,
        day({
          perfusion: 'yes',
          hydration: 'more',
          urination: 4,
          urinationBallSize: 'large',
          note: '100 mL de Ringer hier soir.',
        }),
      ],
    ],
  },
  // The cat was never weighed, and only some questions are answered.
  {
    name: 'Vanille',
    gender: 'female',
    days: [
      [1, dayWithOnly({ appetite: 4, lethargy: 3 })],
      [0, dayWithOnly({ appetite: 4, note: 'Gardée par la voisine : litière non vue.' })],
    ],
  },
  // Five days without an entry follow an amber day.
  {
    name: 'Tigrou',
    breed: 'Bengal',
    gender: 'male',
    age: 8,
    weightGrams: 5100,
    days: [...goodDays(9, 7), [6, day({ vomiting: 1 })], [5, day({ vomiting: 1 })]],
  },
  { name: 'Nougat', days: [] },
  // In memory: the record shows the last weeks and requests nothing.
  {
    name: 'Plume',
    coat: 'white',
    breed: 'Angora turc',
    gender: 'female',
    birthDate: '2008-04-02',
    weightGrams: 2900,
    days: [
      ...goodDays(54, 31),
      [30, day({ appetite: 3 })],
      [29, day({ appetite: 3, lethargy: 2 })],
      [28, day({ appetite: 2, lethargy: 2, note: 'Elle dort au soleil, contre moi.' })],
    ],
    diedDaysAgo: 27,
  },
]
