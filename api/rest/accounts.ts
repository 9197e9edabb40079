import {
  changePasswordInput,
  forgotPasswordInput,
  loginInput,
  profileInput,
  registerInput,
  resetPasswordInput,
  verifyEmailInput,
} from '#shared/account'
import { overrideBody } from './accepts'
import { created, mutation, type RestRequest, type Route } from './route'
import * as select from './selections'

const body = ({ body: input }: RestRequest) => ({ input })
const session = `accessToken refreshToken viewer { ${select.user} }`
const withUser = ({ viewer, ...tokens }: { viewer: unknown }) => ({ ...tokens, user: viewer })

/** Spec 1 §7 and spec 4: accounts and sessions. */
export const accountRoutes: Route[] = [
  {
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    operation: mutation('register', session),
    accepts: registerInput,
    variables: body,
    answer: ({ register }) => withUser(register),
    status: created,
  },
  {
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    operation: mutation('login', session),
    accepts: loginInput,
    variables: body,
    answer: ({ login }) => withUser(login),
  },
  {
    method: 'POST',
    path: '/api/auth/refresh',
    access: 'public',
    operation: mutation('refresh', 'accessToken refreshToken'),
    // A missing token is as bad as an unknown one (spec 4: 401).
    variables: ({ body: { refreshToken } }) => ({ input: { refreshToken: text(refreshToken) } }),
    answer: ({ refresh }) => refresh,
  },
  {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    operation: mutation('logout', 'ok'),
    variables: ({ body: { refreshToken } }) => ({ input: { refreshToken: text(refreshToken) } }),
  },
  { method: 'POST', path: '/api/auth/logout-all', access: 'owner', operation: 'mutation { logoutAll { ok } }' },
  {
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    operation: mutation('forgotPassword', 'message'),
    accepts: forgotPasswordInput,
    variables: body,
    answer: ({ forgotPassword }) => forgotPassword,
  },
  {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    operation: mutation('resetPassword', 'ok'),
    accepts: resetPasswordInput,
    variables: body,
  },
  {
    method: 'POST',
    path: '/api/auth/verify-email',
    access: 'public',
    operation: mutation('verifyEmail', 'viewer { uuid }'),
    accepts: verifyEmailInput,
    variables: body,
  },
  {
    method: 'POST',
    path: '/api/auth/request-verification',
    access: 'owner',
    operation: 'mutation { requestEmailVerification { ok } }',
  },
  {
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'owner',
    operation: mutation('changePassword', 'ok'),
    accepts: changePasswordInput,
    variables: body,
  },
  {
    method: 'GET',
    path: '/api/users/me',
    access: 'owner',
    operation: `{ viewer { ${select.user} } }`,
    answer: ({ viewer }) => viewer,
  },
  {
    method: 'PATCH',
    path: '/api/users/me',
    access: 'owner',
    operation: mutation('updateViewer', `viewer { ${select.user} }`),
    accepts: profileInput,
    variables: body,
    answer: ({ updateViewer }) => updateViewer.viewer,
  },
  { method: 'DELETE', path: '/api/users/me', access: 'owner', operation: 'mutation { deleteViewer { ok } }' },
  {
    method: 'GET',
    path: '/api/admin/time-override',
    access: 'admin',
    operation: `{ viewer { ${select.override} } }`,
    answer: ({ viewer }) => viewer,
  },
  {
    method: 'POST',
    path: '/api/admin/time-override',
    access: 'admin',
    operation: mutation('setTimeOverride', `viewer { ${select.override} }`),
    accepts: overrideBody,
    variables: body,
    answer: ({ setTimeOverride }) => setTimeOverride.viewer,
  },
  {
    method: 'DELETE',
    path: '/api/admin/time-override',
    access: 'admin',
    operation: `mutation { clearTimeOverride { viewer { ${select.override} } } }`,
    answer: ({ clearTimeOverride }) => clearTimeOverride.viewer,
  },
]

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
