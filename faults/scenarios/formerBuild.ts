import type { FaultRun } from '../faultRun'
import { buildFormer } from '../formerBuild'
import type { ProxiedServer } from '../installation'
import { readAll } from '../reads'
import { type SeededRecord, createRecord } from '../record'
import type { FaultScenario } from '../scenario'

const portOf = ({ server }: ProxiedServer) => ({
  host: '127.0.0.1',
  port: Number(new URL(server.url).port),
})

/** A process of the former build runs while a process of today's build migrates the schema, and after that. */
export const formerBuild: FaultScenario = {
  name: 'a former build on today’s schema',
  database: 'postgres',
  rounds: { short: 1, long: 3 },
  run: async (faultRun) => {
    const { installation, workspace, rounds } = faultRun
    const buildResult = buildFormer(workspace)
    if (buildResult === null)
      return 'this clone’s history does not reach back before the newest migration'
    process.stdout.write(`the former build is ${buildResult.revision}\n`)
    const [former, today] = installation.proxiedServers as [ProxiedServer, ProxiedServer]
    const { build } = today.server
    await Promise.all(installation.proxiedServers.map(({ server }) => server.kill()))
    await installation.primary!.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    former.server.build = buildResult.folder
    await former.server.start()
    today.clientProxy.pointTo(portOf(former))
    await faultRun.underLoad(async () => {
      try {
        await faultRun.untilAcknowledged(20)
        const before = await create(faultRun, 'the former build, on its schema,', former)
        await today.server.start()
        today.clientProxy.pointTo(portOf(today))
        await faultRun.untilAcknowledged(20)
        for (let round = 0; round < rounds; round += 1)
          await readBoth(faultRun, before, [former, today])
        await faultRun.untilAcknowledged(20)
      } finally {
        former.clientProxy.pointTo(portOf(today))
        faultRun.faultTarget = 'servers'
        await former.server.stop()
        former.server.build = build
      }
    })
    former.clientProxy.pointTo(portOf(former))
    // Connections that are kept alive still lead to the former target.
    former.clientProxy.cut()
  },
}

async function readBoth(
  faultRun: FaultRun,
  before: SeededRecord[],
  [former, today]: [ProxiedServer, ProxiedServer],
): Promise<void> {
  const ofFormer = [...before, ...(await create(faultRun, 'the former build', former))]
  const ofToday = await create(faultRun, 'today’s build', today)
  for (const record of [...ofFormer, ...ofToday])
    await read(faultRun, 'the former build', former, record)
  for (const record of ofFormer) await read(faultRun, 'today’s build', today, record)
}

/** Returns an empty list if the server refused one of the saves. */
async function create(
  { findings }: FaultRun,
  buildName: string,
  { server }: ProxiedServer,
): Promise<SeededRecord[]> {
  try {
    return [await createRecord(buildName, server.url)]
  } catch (error) {
    findings.push((error as Error).message)
    return []
  }
}

async function read(
  { findings }: FaultRun,
  reader: string,
  { server }: ProxiedServer,
  record: SeededRecord,
): Promise<void> {
  const failures = await readAll(server.url, server.build, record)
  findings.push(...failures.map((failure) => `${reader} cannot read ${failure}`))
}
