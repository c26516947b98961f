import { FORM_PORTAL_ID, trialFormOf } from '#domain/forms/forms.ts'
import { type TrialOffer, trials } from '#domain/subscription/trials.ts'
import { submitForm } from '#generated/forms/operations/submitForm.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { getProfile } from '#generated/identity/operations/getProfile.ts'
import { listLicenses } from '#generated/subscription/operations/listLicenses.ts'
import { listSubscriptions } from '#generated/subscription/operations/listSubscriptions.ts'
import { call, query } from '#portal/api/call.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { withConsent } from '../consent/submission.ts'

/**
 * Sends a free trial that has started to the form of its product; by default the one that the account opened with.
 * The page does not wait for it, and ignores a failure: the trial runs either way.
 */
export function recordTrial(started?: TrialOffer): void {
  void tryRecording(started).catch(() => undefined)
}

async function tryRecording(started: TrialOffer | undefined): Promise<void> {
  const session = await queryClient.ensureQueryData(sessionQuery)
  if (session?.accountId == null) return
  const { accountId } = session
  const [profile, { username }, { licenses }] = await Promise.all([
    queryClient.fetchQuery(query(getProfile)),
    queryClient.fetchQuery(query(getOwnCredentials)),
    queryClient.fetchQuery(query(listLicenses)),
  ])
  const trial =
    started ?? trials.find(({ licenseId }) => licenses.some(({ license_id }) => license_id === licenseId))
  if (!trial) return
  const { subscriptions } = await call(listSubscriptions, { path: { id: trial.licenseId } })
  const first = subscriptions.find(({ plan_id }) => plan_id === trial.planId)
  if (!first) return
  const { first_name, last_name, company, phone } = profile
  const record = {
    email: username,
    first_name,
    last_name,
    company,
    phone,
    account_id: String(accountId),
    // A day, as the form has it; the moment is in the subscription.
    trial_start_date: first.start.slice(0, 10),
  }
  await call(submitForm, {
    path: { portal_id: FORM_PORTAL_ID, form_id: trialFormOf(trial.product) },
    // One record for each trial of an account, whichever page sends it.
    header: { 'Idempotency-Key': `trial-${accountId}-${trial.planId}` },
    body: withConsent({
      fields: Object.entries(record).flatMap(([name, value]) => (value ? [{ name, value }] : [])),
      context: { pageUri: `${location.origin}${location.pathname}`, pageName: document.title || 'Sign up' },
    }),
  })
}
