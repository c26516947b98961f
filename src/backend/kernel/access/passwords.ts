import { type Algorithm, hash, verify } from '@node-rs/argon2'

export interface Passwords {
  hash(password: string): Promise<string>
  /** Compares in constant time. Without a hash it takes as long and returns false. */
  verify(hash: string | undefined, password: string): Promise<boolean>
}

/** Argon2id, with the memory and passes of OWASP's first choice. */
const OPTIONS = {
  // The package's enum is erased by type stripping; 2 is Argon2id.
  algorithm: 2 as Algorithm,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

export async function createPasswords(): Promise<Passwords> {
  // A stand-in hash, so that an unknown name takes as long as a known one.
  const decoy = await hash('no one has this password', OPTIONS)
  return {
    hash: password => hash(password.normalize('NFKC'), OPTIONS),
    async verify(stored, password) {
      const matches = await verify(stored ?? decoy, password.normalize('NFKC'))
      return stored !== undefined && matches
    },
  }
}
