import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { openAccount } from '#backend/authorization/accounts.ts'
import { people } from '#backend/identity/tables.ts'
import { createToken } from '#backend/security/secret-keys.ts'
import { secretKeys } from '#backend/security/tables.ts'
import { KEY_RECOVERY_WINDOW } from '#domain/constants.ts'
import type { Kernel } from '#kernel/handlers.ts'
import { hashSecret } from '#kernel/seal.ts'

/** How to sign in to the demo. The address can never get a mail (RFC 2606). */
export const DEMO_LOGIN = { username: 'dana@northwind.example', password: 'correct horse battery staple' }

const DAY = 24 * 60 * 60_000
const KEYS: { label: string; description: string; age: number; state?: 'paused' | 'deleted' }[] = [
  { label: 'Checkout server', description: 'Verifies the address before an order is placed', age: 212 },
  { label: 'Nightly CRM import', description: 'Cleans new leads at 02:00 UTC', age: 174 },
  { label: 'Warehouse label printer', description: 'ZIP+4 and delivery point for carrier labels', age: 121 },
  { label: 'Claims intake', description: 'Geocodes the site of a claim', age: 96 },
  { label: 'Data team notebook', description: '', age: 71, state: 'paused' },
  { label: 'Returns portal', description: 'Confirms the sender before a label is paid', age: 44 },
  { label: 'Staging', description: 'Everything that is not production', age: 30 },
  { label: 'Load test, spring', description: 'Delete after the test', age: 23, state: 'deleted' },
  { label: 'Mobile backend', description: 'Called by the app server, never by the app', age: 9 },
]

/** Gives an empty database a confirmed owner with an account and keys to look at. Does nothing the second time. */
export async function seedDemo(kernel: Kernel): Promise<void> {
  const known = await kernel.queries.select().from(people).where(eq(people.username, DEMO_LOGIN.username))
  if (known.length) return
  const passwordHash = await kernel.passwords.hash(DEMO_LOGIN.password)
  const now = kernel.clock.now()
  await kernel.queries.transaction(async db => {
    const userId = uuidv7({ msecs: now.getTime() })
    const { username } = DEMO_LOGIN
    await db.insert(people).values({ userId, username, passwordHash, created: now, confirmed: now })
    const accountId = await openAccount(db, { userId, label: 'Northwind Traders', now })
    const rows = KEYS.map(({ label, description, age, state }) => {
      const token = createToken()
      const created = new Date(now.getTime() - age * DAY)
      return {
        keyId: uuidv7({ msecs: created.getTime() }),
        accountId,
        label,
        description,
        sealedToken: kernel.seal.close(token),
        tokenHash: hashSecret(token),
        tokenTail: token.slice(-4),
        created,
        paused: state === 'paused',
        deactivated: state === 'paused' ? new Date(now.getTime() - 12 * DAY) : null,
        recoveryDeadline:
          state === 'deleted' ? new Date(now.getTime() + KEY_RECOVERY_WINDOW - 3 * DAY) : null,
      }
    })
    await db.insert(secretKeys).values(rows)
  })
}
