import { FORM_PORTAL_ID, NEW_ACCOUNT_FORM } from '#domain/forms/forms.ts'
import { submitForm } from '#generated/forms/operations.ts'
import { call } from '#portal/api/call.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { recordTrial } from '#portal/shared/visitor-forms/trial-record.ts'
import { newAccountRecord, ownCredentialsQuery, profileQuery, type Work } from './model.ts'

/**
 * Sends the new account and its trial to the customer relations system. The page does not wait for it, and ignores a
 * failure: the account is open either way.
 */
export function sendRecord(work: Work): void {
  void trySending(work).catch(() => undefined)
  recordTrial()
}

async function trySending(work: Work): Promise<void> {
  const [session, profile, { username: email }] = await Promise.all([
    queryClient.ensureQueryData(sessionQuery),
    queryClient.ensureQueryData(profileQuery),
    queryClient.ensureQueryData(ownCredentialsQuery),
  ])
  if (session?.accountId == null) return
  const { accountId, userId } = session
  await call(submitForm, {
    header: { 'Idempotency-Key': crypto.randomUUID() },
    path: { portal_id: FORM_PORTAL_ID, form_id: NEW_ACCOUNT_FORM },
    body: {
      fields: newAccountRecord({ email, profile, work, accountId, userId }),
      context: formContext(),
    },
  })
}

/** Where the form was filled in. */
export const formContext = () => ({ pageUri: `${location.origin}/welcome`, pageName: 'Welcome' })
