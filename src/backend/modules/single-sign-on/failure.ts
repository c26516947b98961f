import type { ReceivedValue, SsoFailure } from '#generated/authorization/types.ts'
import { type Problem, problem } from '#kernel/http/problem.ts'

/** Why a login with an identity provider failed, for the owners of the organization. */
export type FailureReason = NonNullable<SsoFailure>

type PublicError =
  | 'third-party-code-invalid'
  | 'upstream-failure'
  | 'no-account-linked'
  | 'user-disabled'
  | 'provider-groups-missing'

/**
 * A login with an identity provider that failed. Owners see the reason in the list of logins; the person who logs
 * in sees only the general message of `response`.
 */
export class FailedSsoLogin extends Error {
  readonly reason: FailureReason
  readonly response: PublicError | Problem
  /** What the provider sent, masked, as far as it could be read. */
  readonly received: ReceivedValue[]
  /** Who it probably is, for the owners. */
  userId: string | undefined

  constructor(reason: FailureReason, response: PublicError | Problem, received: ReceivedValue[] = []) {
    super(`single sign-on failed: ${reason}`)
    this.reason = reason
    this.response = response
    this.received = received
  }

  /** The same failure with the person who it probably is. */
  withPerson({ userId }: { userId: string }): this {
    this.userId = userId
    return this
  }
}

/** The error that the person who logs in gets. */
export function publicError(error: unknown): unknown {
  if (!(error instanceof FailedSsoLogin)) return error
  const { response } = error
  return typeof response === 'string' ? problem(response) : response
}
