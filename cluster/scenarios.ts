import type { ClusterScenario } from './scenario'
import { etcdUnavailable, etcdMemberUnavailable } from './scenarios/etcdUnavailable'
import { killMachine, killPatroni, killPostgres } from './scenarios/killLeader'
import { otherReplicaLags, awaitedReplicaLags } from './scenarios/laggingReplica'
import { killServer, rollingRestart } from './scenarios/servers'
import { switchover } from './scenarios/switchover'

export const scenarios: ClusterScenario[] = [
  killServer,
  rollingRestart,
  killPostgres,
  killMachine,
  killPatroni,
  switchover,
  etcdMemberUnavailable,
  etcdUnavailable,
  otherReplicaLags,
  awaitedReplicaLags,
]
