import type { operations } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { currentDismissals, readDismissals, toDismissal } from './dismissals.ts'
import { managedKeysOf } from './portal-key.ts'
import { slicesOf, surveyAccount } from './survey-rows.ts'

/** Handlers of `openapi/security/survey.yaml`. */
export const surveyHandlers = {
  async getKeySurvey({ db, caller, now, kernel: { slices }, ended }) {
    const accountId = accountOf(caller)
    const found = await surveyAccount(db, { accountId, now }, { slices, ended })
    const byLabel = new Intl.Collator('en').compare
    const keys = found.toSorted((a, b) => byLabel(a.label, b.label))
    const managed = await managedKeysOf(db, accountId)
    const dismissals = await readDismissals(db, accountId)
    const current = currentDismissals(dismissals, keys, now)
    const rest = { managed, dismissals: current.map(toDismissal) }
    return { status: 200, list: { in: 'keys', length: keys.length, slices: slicesOf(keys), rest } }
  },
} satisfies Pick<Handlers<operations>, 'getKeySurvey'>
