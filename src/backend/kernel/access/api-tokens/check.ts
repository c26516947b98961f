import { allows, requirementsOf, takesApiToken, takesSetUpLink } from '#domain/contract/operation.ts'
import type { ContractOperation } from '../../contract/contract.ts'
import { type Problem, problem } from '../../http/problem.ts'
import type { Caller } from '../access.ts'

/** 403 that says why no API token may do something. `reason` is a sentence. */
export const tokenNotAllowed = (reason: string): Problem =>
  problem('token-not-allowed', { values: { reason } })

/**
 * Throws 403 for a program whose token an operation does not take, which the operation of a service account about the
 * person themself is, and one whose token is for several accounts and that names none where it needs a role in one.
 */
export function requireTakesToken(
  operation: ContractOperation,
  { roles, accountId, token }: Pick<Caller, 'roles' | 'accountId' | 'token'>,
): void {
  if (!token) return
  const { security, 'x-no-token': reason } = operation
  if (token.kind === 'set-up') {
    if (takesSetUpLink(security)) return
    throw tokenNotAllowed('A set-up link is only for single sign-on and provisioning.')
  }
  if (!takesApiToken(security)) throw tokenNotAllowed(reason ?? 'It is for people.')
  const requirements = requirementsOf(security)
  const isForPerson = requirements.roles.length > 0 && requirements.roles.every(set => set.includes('self'))
  if (isForPerson && token.kind === 'service')
    throw tokenNotAllowed('It is about a person, which a service account is not.')
  if (accountId === null && !allows(requirements, roles)) throw problem('token-account-required')
}
