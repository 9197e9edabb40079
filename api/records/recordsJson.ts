import type { Animal, Measurement, Weight } from '#prisma'
import { columnsJson, selected } from './columns'
import type { JudgedRow } from './entryColumns'
import type { Reach } from './record'

const animalColumns = {
  id: 'id',
  userId: 'user_id',
  name: 'name',
  species: 'species',
  breed: 'breed',
  gender: 'gender',
  birthDate: 'birth_date',
  age: 'age',
  ageAsOf: 'age_as_of',
  vetPhone: 'vet_phone',
  photoId: 'photo_id',
  createdAt: 'created_at',
} satisfies Record<keyof Animal, string>

const judgedColumns = {
  day: 'day',
  date: 'date',
  waterMl: 'water_ml',
  appetite: 'appetite',
  vomiting: 'vomiting',
  hairball: 'hairball',
  waterIntolerance: 'water_intolerance',
  regurgitation: 'regurgitation',
  urination: 'urination',
  straining: 'straining',
  bloodVisible: 'blood_visible',
  noUrination: 'no_urination',
  urinationBallSize: 'urination_ball_size',
  lethargy: 'lethargy',
  quickHydrationValue: 'quick_hydration_value',
  subcutaneousPerfusion: 'subcutaneous_perfusion',
  weightGrams: 'weight_grams',
} satisfies Record<keyof JudgedRow, string>

export const measurementColumns = {
  ...judgedColumns,
  id: 'id',
  animalId: 'animal_id',
  answeredAt: 'answered_at',
  note: 'note',
  isOfflineGenerated: 'is_offline_generated',
  revisionCount: 'revision_count',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} satisfies Record<keyof Measurement, string>

const weightColumns = {
  id: 'id',
  animalId: 'animal_id',
  grams: 'grams',
  date: 'date',
  createdAt: 'created_at',
} satisfies Record<keyof Weight, string>

/** A cat's newest rows. */
const newest = (table: string, order: string, limit: string) => `SELECT * FROM ${table} WHERE animal_id = a.id ORDER BY ${order} LIMIT ${limit}`

/**
 * The cats `a` that a condition picks, oldest first, as one JSON array. `reach` has the placeholders of how far back;
 * each cat's rows are bounded by its index, so ten years of entries cost what a week does.
 */
export const recordsJson = ({ where, reach }: { where: string; reach: Record<keyof Reach, string> }): string => `(
  SELECT coalesce(json_agg(row_to_json(r)), '[]') FROM (
    SELECT ${selected('a', animalColumns)},
      (SELECT p.key FROM photos p WHERE p.id = a.photo_id) AS "photoKey",
      ${columnsJson(measurementColumns, newest('measurements', 'date DESC', reach.entries))} AS measurements,
      ${columnsJson(judgedColumns, newest('measurements', 'date DESC', reach.judged))} AS judged,
      ${columnsJson(weightColumns, newest('weights', 'date DESC, created_at DESC', reach.weights))} AS weights
    FROM animals a WHERE ${where} ORDER BY a.created_at, a.id) r)`

/** A statement's placeholders of a reach, the first of which is `$from`. */
export const reachFrom = (from: number): Record<keyof Reach, string> => ({
  entries: `$${from}::int`,
  judged: `$${from + 1}::int`,
  weights: `$${from + 2}::int`,
})

/** What stands for them. LIMIT's null is none. */
export const reachValues = ({ entries, judged, weights }: Reach): (number | null)[] =>
  [entries, judged, weights].map((count) => (count === Infinity ? null : count))
