import { hashSecret } from '#kernel/access/secret-box.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { randomInt } from '#kernel/random.ts'

const TOKEN_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** 36 characters out of 62 hold 214 random bits. */
const TOKEN_LENGTH = 36

/** A new random token, of a secret key unless another kind says how its tokens begin. */
export function createToken(prefix = 'sk_'): string {
  const characters = Array.from(
    { length: TOKEN_LENGTH },
    () => TOKEN_ALPHABET[randomInt(TOKEN_ALPHABET.length)],
  )
  return `${prefix}${characters.join('')}`
}

/** The columns that store a token. */
export function tokenColumns(kernel: Pick<Kernel, 'secretBox'>, token: string) {
  return {
    sealedToken: kernel.secretBox.close(token),
    tokenHash: hashSecret(token),
    tokenTail: token.slice(-4),
  }
}
