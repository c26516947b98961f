import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { contextWords, MIN_SCORE, scoredPart } from '#domain/identity/password-rules.ts'
import { problem } from '#kernel/http/problem.ts'

/** Fifty thousand passwords that are tried first, and the keyboards that people slide over. */
let judge: Promise<ZxcvbnFactory> | undefined

// With the first password that is set, for the list would make every start slower.
async function loadJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs })
}

/**
 * Refuses a new password that is easy to guess: one of the list, the person's own address, the product's
 * name, a row of keys, or a short text over and over. Throws `password-too-common` for the field that holds
 * it. The length is the contract's to check. Takes as long for every username.
 */
export async function checkPassword(
  password: string,
  { username, field = 'password' }: { username: string; field?: string },
): Promise<void> {
  judge ??= loadJudge()
  const { score } = (await judge).check(scoredPart(password), contextWords(username))
  if (score < MIN_SCORE) throw problem('password-too-common', { fields: [field] })
}
