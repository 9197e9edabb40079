import { oneIdTwice, threePhones } from './stories/atOnce'
import { breakClientLines, breakDatabaseLines } from './stories/breakLines'
import { cutResponses, cutCommits } from './stories/cutResponses'
import { formerBuild } from './stories/formerBuild'
import { fullDiskEmbedded, fullDiskOfPostgres } from './stories/fullDisk'
import { googleAway } from './stories/googleAway'
import { killBackend } from './stories/killBackend'
import { killEmbedded, killServer } from './stories/killServer'
import { lockTable } from './stories/lockTable'
import { mailAway } from './stories/mailAway'
import { promoteReplica } from './stories/promoteReplica'
import { restartPostgres } from './stories/restartPostgres'
import type { Story } from './story'

export const stories: Story[] = [
  oneIdTwice,
  threePhones,
  cutResponses,
  cutCommits,
  breakClientLines,
  breakDatabaseLines,
  killBackend,
  lockTable,
  restartPostgres,
  promoteReplica,
  formerBuild,
  killServer,
  killEmbedded,
  fullDiskOfPostgres,
  fullDiskEmbedded,
  mailAway,
  googleAway,
]
