import { v7 as uuidv7 } from 'uuid'
import { openAccount } from '#backend/accounts/public.ts'
import type { People } from '#kernel/dev/seeds.ts'
import { findByUsername } from './people.ts'
import { people as table } from './tables.ts'

/** The people of tests and of the demo. */
export const people: People = {
  async make(db, { username, passwordHash, label, confirmed, maxUsers, now }) {
    const userId = uuidv7({ msecs: now.getTime() })
    await db.insert(table).values({
      userId,
      username,
      passwordHash,
      passwordSet: now,
      created: now,
      confirmed: confirmed ? now : null,
    })
    return { userId, accountId: confirmed ? await openAccount(db, { userId, label, now, maxUsers }) : null }
  },

  async isKnown(db, username) {
    return (await findByUsername(db, username)) !== undefined
  },
}
