import { etcdAway, etcdMemberAway } from './stories/etcdAway'
import { killMachine, killPatroni, killPostgres } from './stories/killLeader'
import { otherLags, waitedForLags } from './stories/lagging'
import { killServer, rollingRestart } from './stories/servers'
import { switchover } from './stories/switchover'
import type { ClusterStory } from './story'

export const stories: ClusterStory[] = [
  killServer,
  rollingRestart,
  killPostgres,
  killMachine,
  killPatroni,
  switchover,
  etcdMemberAway,
  etcdAway,
  otherLags,
  waitedForLags,
]
