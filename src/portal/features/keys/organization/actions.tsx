import { useState } from 'react'
import { pauseOrganizationKeys } from '#generated/security/operations/pauseOrganizationKeys.ts'
import { resumeOrganizationKeys } from '#generated/security/operations/resumeOrganizationKeys.ts'
import type { OrganizationKeyResult } from '#generated/security/types.ts'
import { call } from '#portal/api/call.ts'
import { createActionsContext } from '#portal/kit/action/actions.tsx'
import { keyQueries } from '#portal/shared/keys/operations.ts'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { type Change, type OrganizationKey, type Outcome, outcomeOf } from './organization-keys.ts'

/** What was done, in the words of the page. */
export const DONE = { pause: 'paused', resume: 'resumed', limit: 'changed', rotate: 'rotated' }

export const amountOf = (keys: readonly unknown[]) => (keys.length === 1 ? '1 key' : `${keys.length} keys`)

/** What a person is asked about, or has been told. */
export interface Asked {
  change: Change
  keys: readonly OrganizationKey[]
  onDone: () => void
}

interface Report extends Outcome {
  change: Change
}

/** Changes of keys of the organization: the question about one, and what became of the keys of the last. */
export const { ActionsProvider: OrganizationKeyActions, useActions: useOrganizationKeyActions } =
  createActionsContext({ invalidates: keyQueries }, function useMore(actions) {
    const [asked, setAsked] = useState<Asked>()
    const [report, setReport] = useState<Report>()

    /** Says what became of the keys. Those that were not changed stay on the page, each with its reason. */
    function tell(
      change: Change,
      keys: readonly OrganizationKey[],
      results: readonly OrganizationKeyResult[],
    ) {
      const outcome = outcomeOf(keys, results)
      setReport(outcome.rejected.length ? { ...outcome, change } : undefined)
      const { changed, unchanged } = outcome
      const inverse = INVERSE[change]
      if (changed.length)
        void toast.success(`${amountOf(changed)} ${DONE[change]}.`, {
          ...(inverse && { action: { label: 'Undo', onAction: () => void send(inverse, changed) } }),
        })
      else if (unchanged.length)
        void toast.info(`Nothing to change: ${amountOf(unchanged)} already ${DONE[change]}.`)
    }

    /** Pauses or resumes keys at once. Whether the call came through. */
    async function send(change: 'pause' | 'resume', keys: readonly OrganizationKey[]): Promise<boolean> {
      let results: OrganizationKeyResult[] = []
      const isSent = await actions.run({
        subject: change,
        send: async () => {
          const body = { keys: keys.map(({ keyValue }) => keyValue) }
          results = (await call(OPERATIONS[change], { body })).results
        },
        failedTitle: `The keys couldn’t be ${DONE[change]}`,
      })
      if (isSent) tell(change, keys, results)
      return isSent
    }

    return {
      ...actions,
      asked,
      ask: setAsked,
      close: () => setAsked(undefined),
      send,
      tell,
      report,
      dismissReport: () => setReport(undefined),
    }
  })

const OPERATIONS = { pause: pauseOrganizationKeys, resume: resumeOrganizationKeys }
const INVERSE = { pause: 'resume', resume: 'pause', limit: undefined, rotate: undefined } as const
