import { availableParallelism } from 'node:os'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { randomBytes } from '../random.ts'
import { createLane } from '../work/lane.ts'

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
const SALT_BYTES = 16

const hashWith = (password: string) => hash(password, { ...OPTIONS, salt: randomBytes(SALT_BYTES) })

/** Hashes at once: one processor stays free for the thread that responds, and each takes 19 MB until it is done. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1))

export async function createPasswords({ atOnce = AT_ONCE } = {}): Promise<Passwords> {
  const lane = createLane(atOnce)
  // A stand-in hash, so that an unknown name takes as long as a known one.
  const decoy = await hashWith('no one has this password')
  return {
    hash: password => lane.run(undefined, () => hashWith(password.normalize('NFKC'))),
    async verify(stored, password) {
      const matches = await lane.run(undefined, () => verify(stored ?? decoy, password.normalize('NFKC')))
      return stored !== undefined && matches
    },
  }
}
