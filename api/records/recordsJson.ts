import type { Animal, Measurement, Weight } from '#prisma'

/** A select list of a table's columns, under the names that Prisma gives them. */
export const columns = (table: string, names: Record<string, string>) =>
  Object.entries(names)
    .map(([name, column]) => `${table}.${column} AS "${name}"`)
    .join(', ')

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

export const measurementColumns = {
  id: 'id',
  animalId: 'animal_id',
  day: 'day',
  date: 'date',
  answeredAt: 'answered_at',
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
  note: 'note',
  quickHydrationValue: 'quick_hydration_value',
  subcutaneousPerfusion: 'subcutaneous_perfusion',
  weightGrams: 'weight_grams',
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

/**
 * The cats `a` that a condition picks, oldest first, as one JSON array. `entries` and `weights` are the placeholders of
 * the two reaches; each cat's rows are bounded by its index, so ten years of entries cost what a week does.
 */
export const recordsJson = ({ where, entries, weights }: { where: string; entries: string; weights: string }): string => `(
  SELECT coalesce(json_agg(row_to_json(r)), '[]') FROM (
    SELECT ${columns('a', animalColumns)},
      (SELECT p.key FROM photos p WHERE p.id = a.photo_id) AS "photoKey",
      (SELECT coalesce(json_agg(row_to_json(m)), '[]') FROM (
        SELECT ${columns('measurements', measurementColumns)}
        FROM measurements WHERE animal_id = a.id ORDER BY date DESC LIMIT ${entries}) m) AS measurements,
      (SELECT coalesce(json_agg(row_to_json(w)), '[]') FROM (
        SELECT ${columns('weights', weightColumns)}
        FROM weights WHERE animal_id = a.id ORDER BY date DESC, created_at DESC LIMIT ${weights}) w) AS weights
    FROM animals a WHERE ${where} ORDER BY a.created_at, a.id) r)`

/** LIMIT's argument; null is none. */
export const limit = (count: number): number | null => (count === Infinity ? null : count)
