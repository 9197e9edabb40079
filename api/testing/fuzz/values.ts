import fc, { type Arbitrary } from 'fast-check'
import { DAY_MS, MINUTE_MS } from '#shared/base/duration'

// Generates single values that mostly are likely and often are slightly wrong. «…» is replaced when
// a request is sent (fuzz.test.ts).

const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '🐈',
  'é'.repeat(281),
  'x'.repeat(5_000),
  '\u202e',
  '\ufeff',
  '__proto__',
  'constructor',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '%00',
  '../..',
  '-0',
  '1e400',
  'NaN',
  'null',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00Z',
  '1899-12-31T23:59:60Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{4b5f1c5e-1f0e-4a52-8f2c-2d6c8c1d2e3f}',
  'QW5pbWFsOg==',
  'Europe/Paris',
  'Mars/Olympus',
  '25',
  '0,3',
  '4.2',
  '٣',
]
export const references = [
  '«cat»',
  '«measurement»',
  '«weight»',
  '«labResult»',
  '«proposal»',
  '«alertRecord»',
  '«link»',
  '«linkToken»',
  '«theirCat»',
  '«theirMeasurement»',
  '«theirLink»',
  '«email»',
  '«theirEmail»',
  '«refreshToken»',
  '«nodeId»',
  '«theirNodeId»',
]
export const text = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.constantFrom(...references),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 20 }),
)
const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -1, 1.5, 2 ** 31, -(2 ** 53), 1e308),
)
const junk: Arbitrary<unknown> = fc.oneof(
  text,
  number,
  fc.constantFrom<unknown>(null, true, false, [], {}),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
)
export const mostlyValid = <T>(good: Arbitrary<T>): Arbitrary<unknown> =>
  fc.oneof({ weight: 50, arbitrary: good }, { weight: 1, arbitrary: junk })

const anyInstantBetween = (min: Date, max: Date) =>
  fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString())
export const instant = fc.oneof(
  {
    weight: 10,
    arbitrary: anyInstantBetween(
      new Date(Date.now() - 30 * DAY_MS),
      new Date(Date.now() - MINUTE_MS),
    ),
  },
  {
    weight: 1,
    arbitrary: anyInstantBetween(new Date('1800-01-01'), new Date('9999-12-31T23:59:59Z')),
  },
)
export const day = instant.map((instantText) => instantText.slice(0, 10))
const email = fc.oneof(
  fc.constantFrom('«email»', '«theirEmail»'),
  fc.nat(50).map((n) => `fuzz${n}@example.org`),
  fc.emailAddress(),
)
export const uuid = fc.oneof(
  fc.uuid({ version: 4 }),
  fc.constantFrom('«cat»', '«measurement»', '«weight»', '«theirMeasurement»', '«theirCat»'),
)
export const byFormat: Record<string, Arbitrary<string>> = {
  uuid,
  email,
  date: day,
  'date-time': instant,
}

export const pngBase64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Maps names of fields to likely values. `uuid` has the type that its input concerns. */
const byName: Record<string, Arbitrary<string>> = {
  animalUuid: fc.constantFrom('«cat»', '«cat»', '«cat»', '«theirCat»'),
  uuidOrToken: fc.constantFrom('«link»', '«linkToken»', '«theirLink»'),
  token: fc.constantFrom('«linkToken»', '«verifyToken»', '«resetToken»'),
  refreshToken: fc.constant('«refreshToken»'),
  email,
  password: fc.constantFrom('correct horse', 'battery staple'),
  currentPassword: fc.constant('correct horse'),
  weight: fc.constantFrom('4.2', '3,9', '0.3', '25'),
  birthDate: day,
  vetPhone: fc.constantFrom('01 23 45 67 89', '+33123456789'),
  photoURL: fc.constant('«photoAddress»'),
  photoPath: fc.constant('«photoAddress»'),
  fileData: fc.constant(`data:image/png;base64,${pngBase64}`),
  timeZone: fc.constantFrom(
    'Europe/Paris',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'UTC',
    'Asia/Kathmandu',
  ),
}
export const likelyValue = (name: string): Arbitrary<string> => {
  const own = byName[name]
  const any = fc.oneof(fc.constantFrom('Félix', 'une note'), text)
  return own ? fc.oneof({ weight: 12, arbitrary: own }, { weight: 1, arbitrary: any }) : any
}
