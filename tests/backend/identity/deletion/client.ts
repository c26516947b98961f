import { and, eq, ne } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import { loginErasureJob } from '#backend/services/identity/deletion/erasure.ts'
import { deleteOwnLogin } from '#generated/identity/operations/deleteOwnLogin.ts'
import { getLoginDeletion } from '#generated/identity/operations/getLoginDeletion.ts'
import { getLoginDeletionPreview } from '#generated/identity/operations/getLoginDeletionPreview.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { restoreOwnLogin } from '#generated/identity/operations/restoreOwnLogin.ts'
import type { Backend, Person } from '../../../support/backend.ts'
import { logInAgain, send } from '../../client.ts'

/** What tests of deleted logins ask for, of the backend that `of` returns. */
export function deletionClient(of: () => Backend) {
  return {
    /** A member of this account, and of no other. */
    async member({ accountId: joined }: Person, ...roles: string[]): Promise<Person> {
      const accountId = joined ?? 0
      const person = await of().person({ accountId, roles: roles.length ? roles : ['api-key-viewer'] })
      const { db } = of()
      await db
        .delete(memberships)
        .where(and(eq(memberships.userId, person.userId), ne(memberships.accountId, accountId)))
      return person
    },
    leave: (caller: Person) =>
      send(of(), deleteOwnLogin, { caller, body: { username: caller.username.toUpperCase() } }),
    preview: async (caller: Person) => (await send(of(), getLoginDeletionPreview, { caller })).body,
    deletion: async (caller: Person) => (await send(of(), getLoginDeletion, { caller })).body.deletion,
    restore: (caller: Person) => send(of(), restoreOwnLogin, { caller }),
    /** The person in a new browser. */
    back: (person: Person) => logInAgain(of(), { ...person, cookie: { ...person.cookie, cookie: '' } }),
    canLogIn: async ({ username, password }: Person) =>
      (await send(of(), logIn, { caller: null, body: { username, password } })).status === 200,
    /** Erases what is due. Returns how many rows that were. */
    erase: (stopping?: AbortSignal) => loginErasureJob(of().kernel).run(of().db, of().clock.now(), stopping),
  }
}
