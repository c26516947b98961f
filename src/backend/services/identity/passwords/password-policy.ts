import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { passwordStrength } from '#domain/identity/password-strength.ts'
import { problem } from '#kernel/http/problem.ts'

/** Knows the fifty thousand passwords that attackers try first, and keyboard layouts for rows of keys. */
let estimator: Promise<ZxcvbnFactory> | undefined

// Loaded when the first password is set, because the list would slow down every start. The page has the same.
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs })
}

/**
 * Rejects a new password that is easy to guess: one on the list, the person's own address, the product's
 * name, a row of keys, or a repeated short text. Throws `password-too-common` for the field that holds it.
 * The contract checks the length. Takes the same time for every username.
 */
export async function checkPassword(
  password: string,
  { username, field = 'password' }: { username: string; field?: string },
): Promise<void> {
  estimator ??= loadEstimator()
  const { isAccepted } = passwordStrength(await estimator, password, username)
  if (!isAccepted) throw problem('password-too-common', { fields: [field] })
}
