import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { subscriptionStatus } from '#domain/subscription/subscription-status.ts'
import type { TrialOffer } from '#domain/subscription/trials.ts'
import { listOrders } from '#generated/billing/operations.ts'
import { placeOrder } from '#generated/sales/operations.ts'
import { listHoldings, listLicenses, listSubscriptions } from '#generated/subscription/operations.ts'
import type { License, Subscription } from '#generated/subscription/types.ts'
import { call, query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { createIdempotency } from '#portal/kit/action/idempotency.ts'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { termsQuery } from '../subscriptions/license-terms.ts'
import { recordTrial } from '../visitor-forms/trial-record.ts'

/** What is out of date once a trial has started. */
const READERS = [listLicenses, listSubscriptions, listHoldings, listOrders]

export interface OwnTrial {
  /** Undefined while it loads, and for a person who may not see it: then the order tells. */
  standing: TrialStanding | undefined
  /** Undefined until the account holds it. */
  license: License | undefined
}

/** What the active account has had of a trial. */
export function useTrial({ planId, licenseId: id }: TrialOffer): OwnTrial {
  const { data: session } = useQuery(sessionQuery)
  const { allowed } = useCan(listLicenses, listSubscriptions)
  const isAsked = allowed && session?.accountId != null
  const licenses = useQuery({ ...query(listLicenses), enabled: isAsked })
  const license = licenses.data?.licenses.find(({ license_id }) => license_id === id)
  const terms = useQuery({ ...termsQuery(id), enabled: isAsked && !!license })
  if (!isAsked || !licenses.data) return { standing: undefined, license }
  if (!license) return { standing: { is: 'new' }, license }
  return { standing: terms.data && trialStatusOf(planId, terms.data.subscriptions, new Date()), license }
}

/** Starts a trial in the active account: an order of nothing to pay. However often it is sent, there is one order. */
export function useStartTrial(trial: TrialOffer) {
  const client = useQueryClient()
  const [keys] = useState(() => createIdempotency(placeOrder))
  return useMutation({
    async mutationFn() {
      const body = { plans: [trial.planId], total_amount: 0 }
      const header = keys.headerFor(body)
      if (!header) throw new Error('an order without a key')
      return call(placeOrder, { header, body })
    },
    async onSuccess() {
      keys.succeeded()
      recordTrial(trial)
      await refresh(client, READERS)
    },
    // Another tab or person may have started it: the page then shows that it runs.
    onError: () => refresh(client, READERS),
  })
}

/** What an account has had of a free trial. */
export type TrialStanding = { is: 'new' } | { is: 'running' | 'used'; term: Subscription }

/** Reads it from the subscriptions of the trial's license. A trial that was stopped or used up is used. */
export function trialStatusOf(planId: number, terms: readonly Subscription[], now: Date): TrialStanding {
  const term = terms.find(({ plan_id }) => plan_id === planId)
  if (!term) return { is: 'new' }
  return { is: subscriptionStatus(term, now) === 'active' ? 'running' : 'used', term }
}
