import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { undoActivity } from '#generated/authorization/operations/undoActivity.ts'
import type { operations } from '#generated/authorization/types.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { getSecretKey } from '#generated/security/operations/getSecretKey.ts'
import type { Backend, Person } from '../../support/backend.ts'
import { send } from '../client.ts'

export type ActivityQuery = NonNullable<operations['listActivity']['parameters']['query']>
type Role = 'api-key-editor' | 'api-key-viewer' | 'account-owner'

/** What tests of the activity log ask for, of the backend that `of` returns. */
export function activityClient(of: () => Backend) {
  async function list(caller: Person, query: ActivityQuery = {}) {
    const { status, body, text } = await send(of(), listActivity, { caller, query })
    if (status !== 200) throw new Error(text)
    return body
  }
  return {
    list,
    async latest(caller: Person) {
      const [entry] = (await list(caller)).activity
      if (!entry) throw new Error('nothing is recorded')
      return entry
    },
    undo: (caller: Person, id: number) => send(of(), undoActivity, { caller, params: { id } }),
    member: (owner: Person, ...roles: Role[]) => of().person({ accountId: owner.accountId ?? 0, roles }),
    /** An owner with a key. */
    async withKey() {
      const owner = await of().person()
      const created = await send(of(), createSecretKey, { caller: owner, body: { label: 'Checkout server' } })
      const params = { id: created.body.key_id }
      const key = async () => (await send(of(), getSecretKey, { caller: owner, params })).body
      return { owner, params, key, call: { caller: owner, params } }
    },
  }
}
