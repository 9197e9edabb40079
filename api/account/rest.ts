import {
  changePasswordInput,
  deletionInput,
  forgotPasswordInput,
  loginInput,
  mailTokenInput,
  profileInput,
  refreshInput,
  registerInput,
  resetPasswordInput,
} from '#shared/account/accountSchemas'
import { overrideBody, refreshTokenBody } from '../rest/bodySchemas'
import type { GraphRoute } from '../rest/route'
import { mutationRoute, itemRoute, listRoute, deletionRoute } from '../rest/rows'
import * as select from '../rest/selections'

/** Implements product/interfaces 2.4: accounts and sessions. */
export const accountRoutes: GraphRoute[] = [
  mutationRoute('POST', '/api/auth/register', {
    summary: 'Creates an account and signs in.',
    access: 'public',
    mutation: 'register',
    accepts: registerInput,
    fields: select.session,
    returns: select.sessionResponse,
    status: 201,
    errors: ['EMAIL_TAKEN', 'RATE_LIMITED'],
  }),
  mutationRoute('POST', '/api/auth/login', {
    summary: 'Signs in.',
    access: 'public',
    mutation: 'login',
    accepts: loginInput,
    fields: select.session,
    returns: select.sessionResponse,
    errors: ['BAD_CREDENTIALS', 'RATE_LIMITED'],
  }),
  mutationRoute('POST', '/api/auth/refresh', {
    summary:
      'Returns the next pair of tokens. For 30 seconds, the predecessor of the token ' +
      'gets the same response. A hand-off (`?auth=`) is valid once, for 60 seconds.',
    access: 'public',
    mutation: 'refresh',
    accepts: refreshInput,
    selects: select.tokens,
    errors: ['UNAUTHENTICATED', 'RATE_LIMITED'],
  }),
  mutationRoute('POST', '/api/auth/logout', {
    summary: 'Ends the session of a refresh token.',
    access: 'public',
    mutation: 'logout',
    accepts: refreshTokenBody,
  }),
  mutationRoute('POST', '/api/auth/logout-all', {
    summary: 'Ends every session of the user, this one too.',
    mutation: 'logoutAll',
  }),
  mutationRoute('POST', '/api/auth/forgot-password', {
    summary:
      'Sends a link for a new password. The response is the same with or without such an account.',
    access: 'public',
    mutation: 'forgotPassword',
    accepts: forgotPasswordInput,
    selects: select.message,
    errors: ['RATE_LIMITED'],
  }),
  mutationRoute('POST', '/api/auth/reset-password', {
    summary:
      'Sets a new password with the token of a mail, which is valid once. Ends every session of the user.',
    access: 'public',
    mutation: 'resetPassword',
    accepts: resetPasswordInput,
    errors: ['INVALID_TOKEN'],
  }),
  mutationRoute('POST', '/api/auth/verify-email', {
    summary:
      'Proves an address with the token of a mail, which is valid once. A pending ' +
      'address replaces the former one, and every other session ends. Without a ' +
      'session of that account, all sessions end and the password becomes void ' +
      'until `forgot-password` sets a new one.',
    access: 'optional',
    mutation: 'verifyEmail',
    accepts: mailTokenInput,
    errors: ['INVALID_TOKEN', 'EMAIL_TAKEN'],
  }),
  mutationRoute('POST', '/api/auth/restore-email', {
    summary:
      'Restores a replaced address with the token of its mail, once, within 7 days. ' +
      'Ends every session. The token of the response sets a new password.',
    access: 'public',
    mutation: 'restoreEmail',
    accepts: mailTokenInput,
    selects: select.emailRestoration,
    errors: ['INVALID_TOKEN', 'EMAIL_TAKEN'],
  }),
  mutationRoute('POST', '/api/auth/request-verification', {
    summary: 'Sends a new link that proves the address, or the pending one.',
    mutation: 'requestEmailVerification',
  }),
  mutationRoute('POST', '/api/auth/change-password', {
    summary: 'Ends every other session of the user.',
    mutation: 'changePassword',
    accepts: changePasswordInput,
  }),
  itemRoute('/api/users/me', {
    summary: 'Returns the signed-in user.',
    parent: 'viewer',
    selects: select.user,
  }),
  mutationRoute('PATCH', '/api/users/me', {
    summary:
      'Changes the fields that are sent. A new address is `pendingEmail` until the ' +
      'link of its mail is used. It requires `currentPassword`, or, without a ' +
      'password, a sign-in with Google less than 10 minutes ago.',
    mutation: 'updateViewer',
    accepts: profileInput,
    selects: select.user,
    errors: ['EMAIL_TAKEN'],
  }),
  deletionRoute('/api/users/me/pending-email', {
    summary: 'Removes the pending address.',
    mutation: 'cancelEmailChange',
    selects: select.user,
  }),
  deletionRoute('/api/users/me', {
    summary:
      'Deletes the account and all its data for good. It requires ' +
      '`password`, or, without a password, a sign-in with Google less ' +
      'than 10 minutes ago. Otherwise it responds with 400.',
    mutation: 'deleteViewer',
    accepts: deletionInput,
    fieldNames: { currentPassword: 'password' },
  }),
  listRoute('/api/users/me/sessions', {
    summary: 'Lists the open sessions, the most recently used first.',
    parent: 'viewer',
    field: 'sessions',
    selects: select.openSession,
    errors: ['ACCESS_DENIED'],
  }),
  deletionRoute('/api/users/me/sessions/:id', {
    summary: 'Ends one session at once.',
    mutation: 'endSession',
    errors: ['ACCESS_DENIED'],
  }),
  itemRoute('/api/admin/time-override', {
    summary: 'Returns the current time of the admin’s own account.',
    access: 'admin',
    parent: 'viewer',
    selects: select.override,
  }),
  mutationRoute('POST', '/api/admin/time-override', {
    summary: 'Overrides the current time of the admin’s own account.',
    access: 'admin',
    mutation: 'setTimeOverride',
    accepts: overrideBody,
    selects: select.override,
  }),
  deletionRoute('/api/admin/time-override', {
    summary: 'Removes the override of the time.',
    access: 'admin',
    mutation: 'clearTimeOverride',
    selects: select.override,
  }),
]
