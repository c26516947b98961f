import type { Context } from '#kernel/contract/context.ts'
import { Problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'

/** Why a login failed, for the person and the owners of their accounts, by the error that the caller gets. */
const REASONS: Readonly<Record<string, string>> = {
  'invalid-credentials': 'wrong password',
  'password-incorrect': 'wrong password',
  'code-incorrect': 'wrong code',
  'passkey-invalid': 'the passkey was rejected',
  'passkey-not-accepted': 'the passkey was rejected',
  'user-disabled': 'the login is turned off',
  'sso-required': 'single sign-on is required',
}

interface Attempted {
  /** Whose login it was; undefined if the name is no one's, which must not show in the time that it takes. */
  userId(): string | undefined
  facts?: Record<string, unknown>
}

/**
 * Runs a login. If it fails for what the caller sent, records that in the accounts of the person, in a transaction of its
 * own, and throws the error on.
 */
export async function recordingFailure<Result>(
  context: Pick<Context, 'kernel' | 'now' | 'recordActivity'>,
  { userId, facts }: Attempted,
  login: () => Promise<Result>,
): Promise<Result> {
  try {
    return await login()
  } catch (error) {
    const why = error instanceof Problem ? REASONS[error.items[0]?.name ?? ''] : undefined
    if (why !== undefined) await recordFailedLogin(context, userId(), { ...facts, why })
    throw error
  }
}

const NO_ONE = new Error('the login of no one')

/**
 * Records in the accounts of a person that someone failed to log in as them. For no one, it does the same work and rolls
 * it back.
 */
export async function recordFailedLogin(
  { kernel, now, recordActivity }: Pick<Context, 'kernel' | 'now' | 'recordActivity'>,
  known: string | undefined,
  facts: Record<string, unknown>,
): Promise<void> {
  const userId = known ?? newId(now)
  await kernel.queries
    .transaction(async transaction => {
      await recordActivity(userId, { db: transaction, userId, isFailure: true, facts })
      if (known === undefined) throw NO_ONE
    })
    .catch(error => {
      if (error !== NO_ONE) throw error
    })
}
