import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { getProfile } from '#generated/identity/operations/getProfile.ts'
import { query } from '#portal/api/call.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { joinSession } from '#portal/api/session/guard.ts'
import type { AccountDetails } from './site-form.tsx'

/** Who is logged in, and in which account. Null without a session, or where a call fails: the form serves as it is. */
export async function readAccountDetails(): Promise<AccountDetails | null> {
  try {
    const session = await joinSession()
    if (!session) return null
    const [profile, { username }, { accounts }] = await Promise.all([
      queryClient.fetchQuery(query(getProfile)),
      queryClient.fetchQuery(query(getOwnCredentials)),
      queryClient.fetchQuery(query(listAccounts)),
    ])
    const { first_name = '', last_name = '', phone = '', company = '' } = profile
    const account = accounts.find(({ account_id }) => account_id === session.accountId)
    return {
      typed: { email: username, first_name, last_name, phone, company },
      account: account && { id: account.account_id, name: account.account_label },
    }
  } catch {
    return null
  }
}
