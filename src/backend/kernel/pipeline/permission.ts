import { allows, missingRoles } from '#domain/contract/operation.ts'
import { missingRoleError } from '#domain/errors/missing-role.ts'
import { requireTakesToken } from '../access/api-tokens/check.ts'
import { readCookie, sessionCookie, setUpCookie } from '../access/cookies.ts'
import { requireRecentLogin } from '../access/recent-login.ts'
import { checkOrigin as requireOwnOrigin } from '../http/origin.ts'
import { problem } from '../http/problem.ts'
import type { Step } from './step.ts'

/** Rejects a change that a page of another site asks for, of an operation that people call. */
export const checkOrigin: Step = ({ isRead, requirements: { auth }, kernel }) => {
  // Any page can call with an embedded key, and programs have no cookie that a page could use.
  if (isRead || auth === 'key' || auth === 'provisioning') return {}
  return {
    onRequest(request, _reply, done) {
      const cookie =
        readCookie(request, sessionCookie, kernel.config) ?? readCookie(request, setUpCookie, kernel.config)
      requireOwnOrigin(request, kernel, cookie)
      done()
    },
  }
}

/** Rejects a person who may not call the operation, or not now. */
export const authorize: Step = ({ operation, method, requirements, kernel: { clock, accessRules } }) => {
  if (requirements.auth !== 'session' && requirements.auth !== 'bearer') return {}
  return {
    onRequest({ caller, client }, _reply, done) {
      // A key has no roles: it stands for its account.
      if (client) return done()
      if (!caller) throw problem('not-authenticated')
      if (caller.mustChangePassword && !operation['x-before-password-change'])
        throw problem('password-change-required')
      if (caller.token) requireTakesToken(operation, caller)
      if (!allows(requirements, caller.roles))
        throw problem(...missingRoleError(missingRoles(requirements, caller.roles)))
      accessRules.checkActing(operation, method, caller)
      accessRules.checkAccount(operation, method, caller)
      requireRecentLogin(operation, caller, clock.now())
      done()
    },
  }
}
