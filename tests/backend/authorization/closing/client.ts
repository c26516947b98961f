import { erasureJob } from '#backend/services/authorization/closing/erasure.ts'
import { closeAccount } from '#generated/authorization/operations/closeAccount.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { restoreAccount } from '#generated/authorization/operations/restoreAccount.ts'
import type { Backend, Person } from '../../../support/backend.ts'
import { basic, type GatewayKey } from '../../../support/gateway.ts'
import { send } from '../../client.ts'

/** What tests of closings ask for, of the backend that `of` returns. */
export function closingClient(of: () => Backend) {
  async function labelOf(caller: Person): Promise<string> {
    const { body } = await send(of(), listAccounts, { caller })
    return body.accounts.find(({ account_id }) => account_id === caller.accountId)?.account_label ?? ''
  }
  return {
    labelOf,
    close: async (caller: Person) =>
      send(of(), closeAccount, { caller, body: { account_label: await labelOf(caller) } }),
    restore: (caller: Person) => send(of(), restoreAccount, { caller }),
    /** The status of a lookup with a key. */
    async look(key: Pick<GatewayKey, 'keyId' | 'token'>): Promise<number> {
      const { statusCode } = await of().inject({
        method: 'POST',
        url: '/api/gateway/us-street',
        headers: { 'content-type': 'application/json', ...basic(key) },
        payload: { lookups: [{ street: '1 A St', zipcode: '84116' }] },
      })
      return statusCode
    },
    /** Reminds and erases what is due. Returns how many rows that were. */
    erase: (stopping?: AbortSignal) => erasureJob(of().kernel).run(of().db, of().clock.now(), stopping),
  }
}
