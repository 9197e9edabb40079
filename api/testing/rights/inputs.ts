import { type OwnedRows, password } from '../household'
import { jpeg } from '../images'

export const pushKeys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
export const renewal = () => ({
  ...pushKeys,
  endpoint: 'https://push.example/new',
  formerEndpoint: 'https://push.example/unknown',
  formerAuth: pushKeys.auth,
})
export const reminders = {
  doses: true,
  weighing: true,
  byMail: false,
  quietFrom: '22:00',
  quietUntil: '07:00',
}
export const lab = {
  day: '2025-03-16',
  values: [{ quantity: 'sdma' as const, value: '18', unit: 'µg/dL' }],
}

export const proposal = { vetName: 'Dr Martin', weight: '3.5' }
let addresses = 0
export const newcomer = () => ({
  email: `newcomer${++addresses}@example.org`,
  firstName: 'Ada',
  lastName: 'Martin',
  password,
})
export const endpoint = () => `https://push.example/${++addresses}`
export const treatment = () => ({
  kind: 'medicine' as const,
  name: 'Semintra',
  plan: { kind: 'needed' as const },
  firstDay: '2025-01-01',
})
export const dose = ({ today }: OwnedRows) => ({ day: today, outcome: 'skipped' as const })
export const stock = { unit: 'dose' as const, amount: 30 }
export const stockChange = { kind: 'renewed' as const, amount: 30 }
export const answers = () => ({ appetite: 4 })
/** The configured public address. The tests' server listens at another one. */
export const origin = { publicUrl: 'http://localhost:3000' }
export const jpegDataUrl = async () =>
  `data:image/jpeg;base64,${Buffer.from(await jpeg(40, 30)).toString('base64')}`

/** Without a cache-control of ours, fetch adds `no-cache`, for which Express ignores the condition. */
export const revalidation = { 'if-none-match': '*', 'cache-control': 'max-age=0' }
