import type { FaultScenario } from './scenario'
import { breakClientConnections, breakDatabaseConnections } from './scenarios/breakConnections'
import { oneIdTwice, threePhones } from './scenarios/concurrentWrites'
import { cutResponses, cutCommits } from './scenarios/cutResponses'
import { formerBuild } from './scenarios/formerBuild'
import { fullDiskEmbedded, fullDiskOfPostgres } from './scenarios/fullDisk'
import { googleUnavailable } from './scenarios/googleUnavailable'
import { killBackend } from './scenarios/killBackend'
import { killEmbedded, killServer } from './scenarios/killServer'
import { lockTable } from './scenarios/lockTable'
import { mailUnavailable } from './scenarios/mailUnavailable'
import { promoteReplica } from './scenarios/promoteReplica'
import { restartPostgres } from './scenarios/restartPostgres'

export const scenarios: FaultScenario[] = [
  oneIdTwice,
  threePhones,
  cutResponses,
  cutCommits,
  breakClientConnections,
  breakDatabaseConnections,
  killBackend,
  lockTable,
  restartPostgres,
  promoteReplica,
  formerBuild,
  killServer,
  killEmbedded,
  fullDiskOfPostgres,
  fullDiskEmbedded,
  mailUnavailable,
  googleUnavailable,
]
