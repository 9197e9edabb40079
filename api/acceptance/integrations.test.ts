import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/base/duration'
import { projectRoot } from '../base/settings/projectRoot'
import { createOwnedRows, type OwnedRows } from '../testing/household'
import { createTestApp, type TestApp } from '../testing/testApp'

// docs/integrations.md: its examples are sent to the real server with a tool's token.

const text = readFileSync(join(projectRoot, 'docs/integrations.md'), 'utf8')
const examples = (language: string) =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(
    ([, code = '']) => code,
  )

let app: TestApp
let owner: OwnedRows
beforeAll(async () => {
  app = await createTestApp()
  owner = (await createOwnedRows(app, 1))[0]!
  // The id decides which of two renewals of one instant is the newer one.
  app.clock.now = new Date(app.clock.now.getTime() + MINUTE_MS)
})
afterAll(() => app.close())

const fillPath = (example: string, token: string) =>
  example
    .replaceAll('https://nephrochat.example', app.url)
    .replaceAll('$NEPHROCHAT_TOKEN', token)
    .replaceAll('$CAT', owner.cat)
    .replaceAll('$COURSE', owner.treatment)

/** Sends the request as curl would, which not every machine has. */
async function curl(command: string) {
  const address = /(https?:[^\s"]+)/.exec(command)![1]!
  const headers = [...command.matchAll(/--header "([^:]+): ([^"]+)"/g)].map(
    ([, name, value]) => [name!, value!] as [string, string],
  )
  const [, body] = /--data '([^']+)'/.exec(command) ?? []
  const sent = body === undefined ? {} : { method: 'POST', body }
  return await (await fetch(address, { headers, ...sent })).json()
}

test('curl: the cats, and the newest entry of one of them', async () => {
  const [cats, newest] = examples('sh').map((command) => fillPath(command, owner.tools.reading))
  expect(await curl(cats!)).toEqual([expect.objectContaining({ id: owner.cat })])
  expect(await curl(newest!)).toEqual([
    expect.objectContaining({ id: owner.measurement, day: owner.today }),
  ])
})

test('curl: what is left of a treatment, and a renewal that is sent twice', async () => {
  const [, , stocks, renewal] = examples('sh').map((command) =>
    fillPath(command, owner.tools.writing),
  )
  const [stock] = (await curl(stocks!)) as [{ level: number; course: string }]
  expect(stock.course).toBe(owner.treatment)
  for (const _ of [1, 2])
    expect(await curl(renewal!)).toMatchObject({ level: stock.level + 30, useBy: '2027-06-30' })
})

test('Home Assistant: the attributes are at the documented paths', async () => {
  const [sensor = ''] = examples('yaml').map((example) => fillPath(example, owner.tools.reading))
  const payload = /payload: '(.*)'/.exec(sensor)![1]!
  const response = await fetch(/resource: (\S+)/.exec(sensor)![1]!, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.tools.reading}` },
    body: payload,
  })
  const { data, errors } = (await response.json()) as {
    data: { animal: { dailyStatus: object } }
    errors?: unknown
  }
  expect(errors).toBeUndefined()
  const attributes = /json_attributes: \[(.*)\]/.exec(sensor)![1]!.split(', ')
  expect(Object.keys(data.animal.dailyStatus).toSorted()).toEqual(attributes.toSorted())
  expect(data.animal.dailyStatus).toMatchObject({ appetite: 'red' })
})

test('a scale: its weight is stored; a token that only reads gets an error with the reason', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nephrochat-scale-'))
  const script = join(folder, 'weigh.mjs')
  writeFileSync(script, examples('js')[0]!)
  const weigh = async (token: string) =>
    await promisify(execFile)(process.execPath, [script, '4.32'], {
      env: { ...process.env, NEPHROCHAT_URL: app.url, NEPHROCHAT_TOKEN: token, CAT: owner.cat },
    })
  await weigh(owner.tools.writing)
  await expect(weigh(owner.tools.reading)).rejects.toThrow(
    'Cet accès permet de lire, pas d’écrire.',
  )
  rmSync(folder, { recursive: true })
  const weights = await app.services.prisma.weight.findMany({
    where: { animalId: owner.cat },
    orderBy: { createdAt: 'desc' },
  })
  expect(weights.map(({ grams }) => grams).toSorted()).toEqual([4200, 4320])
})

test('the watches: a loss of weight has the documented fields', async () => {
  const [, names = ''] = /^`GET \S+\/watches` lists.*worst first: (.*?)\. /m.exec(text)!
  const fields = [...names.replaceAll(/\(.*?\)/g, '').matchAll(/`(\w+)`/g)].map(([, name]) => name)
  const animal = `${app.url}/api/animals/${owner.cat}`
  const headers = { authorization: `Bearer ${owner.tools.writing}` }
  const date = new Date(app.clock.now.getTime() - 10 * DAY_MS)
  await fetch(`${animal}/weights`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ weight: '5', date }),
  })
  const response = await fetch(`${animal}/watches?hidden=true`, { headers })
  const [loss] = (await response.json()) as object[]
  expect(loss).toMatchObject({ id: 'weight-loss', level: 'amber' })
  expect(Object.keys(loss!).toSorted()).toEqual(fields.toSorted())
})
