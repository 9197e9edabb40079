import type { CallOutcome, TestCaller, ExpectedOutcomes } from './callers'

// Lists the calls that no tool may make (product/accounts 7.3). A reading tool may read the rest,
// and a writing tool may call all of it.
const notForTools = new Set([
  'POST /api/auth/logout-all',
  'POST /api/auth/request-verification',
  'POST /api/auth/change-password',
  'PATCH /api/users/me',
  'DELETE /api/users/me',
  'DELETE /api/users/me/pending-email',
  'POST /api/auth/verify-email',
  'GET /api/users/me/sessions',
  'DELETE /api/users/me/sessions/:id',
  'GET /api/users/me/export',
  'POST /api/users/me/import',
  'POST /api/animals/:id/import',
  'GET /api/admin/time-override',
  'POST /api/admin/time-override',
  'DELETE /api/admin/time-override',
  'setTimeOverride',
  'clearTimeOverride',
  'DELETE /api/animals/:id',
  'PUT /api/animals/:id/memory',
  'DELETE /api/animals/:id/memory',
  'deleteAnimal',
  'rememberAnimal',
  'reopenAnimal',
  'register',
  'login',
  'refresh',
  'logout',
  'logoutAll',
  'forgotPassword',
  'resetPassword',
  'changePassword',
  'verifyEmail',
  'restoreEmail',
  'cancelEmailChange',
  'requestEmailVerification',
  'updateViewer',
  'deleteViewer',
  'endSession',
  'createPersonalAccessToken',
  'revokePersonalAccessToken',
  'openSharedLink',
  'tellShareCode',
  'leaveVetProposal',
  'decideVetProposal',
  'endVetLimits',
  'POST /api/animals/:id/proposals/:pid/decision',
  'DELETE /api/animals/:id/limits',
  'setReminders',
  'addPushDevice',
  'answerReminder',
  'renewPushDevice',
  'removePushDevice',
  'renewCalendar',
  'removeCalendar',
  'POST /api/animals/:id/circle/invitations',
  'DELETE /api/animals/:id/circle/invitations/:iid',
  'DELETE /api/animals/:id/circle/members/:member',
  'DELETE /api/animals/:id/circle',
  'GET /api/invitations/:token',
  'POST /api/memberships',
  'DELETE /api/animals/:id/import/:import',
  'deleteWeightImport',
  'inviteToCircle',
  'cancelInvitation',
  'removeFromCircle',
  'leaveCircle',
  'acceptInvitation',
])

interface ToolAccess {
  denied: CallOutcome['outcome']
  reads: boolean
  /** True if the token is ignored, in REST only. */
  isPublic: boolean
}

export function withTools<Row extends { expected: ExpectedOutcomes }>(
  name: string,
  row: Row,
  { denied, reads, isPublic }: ToolAccess,
) {
  const { owner } = row.expected
  const mayNot = notForTools.has(name)
  const reading = isPublic || (reads && !mayNot) ? owner : denied
  const writing = isPublic || !mayNot ? owner : denied
  return {
    ...row,
    reads,
    expected: {
      ...row.expected,
      'reading tool': reading,
      'writing tool': writing,
    } satisfies Record<TestCaller, CallOutcome['outcome']>,
  }
}
