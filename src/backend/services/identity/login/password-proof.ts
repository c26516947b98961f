import { findPerson } from '#backend/modules/people/public.ts'
import { LOGIN_ATTEMPT_LIFETIME } from '#generated/durations.ts'
import type { Context } from '#kernel/contract/context.ts'
import { passwordProofCookie } from '../cookies.ts'

/** Prefix of the sealed text, so that no other sealed value is accepted as a proof. */
const PURPOSE = 'password-proof '

interface Proof {
  userId: string
  /** Milliseconds since 1970. */
  since: number
}

type ProofContext = Pick<Context, 'kernel' | 'now' | 'cookie'>

/** Remembers in this browser who has just proved who they are. */
export function rememberProof({ kernel, now, cookie }: ProofContext, userId: string): void {
  const proof: Proof = { userId, since: now.getTime() }
  cookie.set(passwordProofCookie, kernel.secretBox.close(PURPOSE + JSON.stringify(proof)))
}

/**
 * Who has proved in this browser in the last ten minutes who they are, with the password they have now. Someone who
 * had an older one is no one any more.
 */
export async function provenPerson(context: ProofContext & Pick<Context, 'db'>): Promise<string | undefined> {
  const proof = readProof(context)
  if (!proof || proof.since + LOGIN_ATTEMPT_LIFETIME <= context.now.getTime()) return undefined
  const person = await findPerson(context.db, proof.userId)
  if (!person?.confirmed || person.passwordHash === null) return undefined
  const isCurrent = !person.passwordSet || person.passwordSet.getTime() <= proof.since
  return isCurrent ? proof.userId : undefined
}

/** Undefined for a cookie that is not ours, or was sealed with another key. */
function readProof({ kernel, cookie }: ProofContext): Proof | undefined {
  const sealed = cookie.read(passwordProofCookie)
  if (!sealed) return undefined
  try {
    const text = kernel.secretBox.open(sealed)
    return text.startsWith(PURPOSE) ? JSON.parse(text.slice(PURPOSE.length)) : undefined
  } catch {
    return undefined
  }
}
