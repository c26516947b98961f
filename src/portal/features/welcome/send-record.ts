import { FORM_PORTAL_ID, NEW_ACCOUNT_FORM } from '#domain/forms/forms.ts'
import { submitForm } from '#generated/forms/operations/submitForm.ts'
import { call } from '#portal/api/call.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { recordTrial } from '#portal/shared/visitor-forms/trial-record.ts'
import {
  NO_WORK,
  newAccountRecord,
  ownCredentialsQuery,
  profileQuery,
  rememberAsking,
  type Work,
} from './model.ts'

/** How long a page waits before it leaves its document, in milliseconds. */
const AT_MOST = 1_000

/**
 * Sends the record of a new account and its trial to the customer relations system, and has the overview ask for the
 * rest. Resolves when the record is sent, or after a second. A failure is ignored, because the account is open either
 * way (storefront-and-session §7).
 */
export async function recordNewAccount(): Promise<void> {
  recordTrial()
  await Promise.race([sendRecord(), new Promise(resolve => setTimeout(resolve, AT_MOST))])
}

/** Sends the record again, with what the person has told us. The page does not wait for it, and ignores a failure. */
export function completeRecord(work: Work): void {
  void sendRecord(work)
}

/** Without `work`, the record of an account that has just opened, which is sent once. */
async function sendRecord(work?: Work): Promise<void> {
  try {
    const [session, profile, { username: email }] = await Promise.all([
      queryClient.ensureQueryData(sessionQuery),
      queryClient.ensureQueryData(profileQuery),
      queryClient.ensureQueryData(ownCredentialsQuery),
    ])
    if (session?.accountId == null) return
    const { accountId, userId } = session
    if (!work) rememberAsking(userId, 'open')
    await call(submitForm, {
      header: { 'Idempotency-Key': work ? crypto.randomUUID() : `new-account-${accountId}` },
      path: { portal_id: FORM_PORTAL_ID, form_id: NEW_ACCOUNT_FORM },
      body: {
        fields: newAccountRecord({ email, profile, work: work ?? NO_WORK, accountId, userId }),
        context: {
          pageUri: `${location.origin}${location.pathname}`,
          pageName: document.title || 'Sign up',
        },
      },
    })
  } catch {
    // The account is open either way.
  }
}
