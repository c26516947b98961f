import { limitSettingsOf, usageLimitsOf, WHOLE_ACCOUNT } from '#backend/services/security/public.ts'
import { getUsageLimits } from '#generated/security/operations/getUsageLimits.ts'
import type { UndoCall } from '#kernel/storage/tables.ts'
import type { LimitsEntry } from '../document.ts'
import { type Change, fieldsOf, hasChanged, type Section, type Step } from './change.ts'
import { usageLimitCall } from './keys.ts'

type Limits = Required<LimitsEntry>

/** One that changes a part of the section on its own, so that the plan has the words of each. */
const changeOf = (fields: Change['fields'], step: Step): Change => ({
  section: 'limits',
  kind: 'change',
  item: null,
  id: null,
  path: `limits/${fields[0]?.field}`,
  fields,
  undo: 'full',
  steps: [step],
})

export const limitSection: Section<Limits, LimitsEntry> = {
  name: 'limits',
  shownBy: getUsageLimits,
  async read(db, accountId) {
    const { timeZone, alertPercents } = await limitSettingsOf(db, accountId)
    const { day, month } = await usageLimitsOf(db, { accountId, keyId: WHOLE_ACCOUNT })
    return {
      time_zone: timeZone,
      lookups_per_day: day,
      lookups_per_month: month,
      alert_percents: alertPercents,
    }
  },
  toFile: limits => limits,
  partsOf: value => [{ id: null, value }],
  changesOf(before, entry) {
    const { alert_percents: percents, ...own } = entry
    const after: Limits = {
      ...before,
      ...own,
      ...(percents && { alert_percents: percents.toSorted((a, b) => a - b) }),
    }
    const fields = fieldsOf(before, after)
    const only = (...names: string[]) => fields.filter(({ field }) => names.includes(field))
    const set = (operation: string, of: (limits: Limits) => UndoCall['body']): Step => ({
      call: { operation, params: {}, body: of(after) ?? {} },
      undo: { operation, params: {}, body: of(before) ?? {} },
    })
    const changes: Change[] = []
    if (hasChanged(fields, 'time_zone'))
      changes.push(
        changeOf(
          only('time_zone'),
          set('setUsageTimeZone', ({ time_zone: zone }) => ({ zone })),
        ),
      )
    if (hasChanged(fields, 'lookups_per_day', 'lookups_per_month'))
      changes.push(
        changeOf(only('lookups_per_day', 'lookups_per_month'), {
          call: usageLimitCall(after, before),
          undo: usageLimitCall(before, after),
        }),
      )
    if (hasChanged(fields, 'alert_percents'))
      changes.push(
        changeOf(
          only('alert_percents'),
          set('setUsageAlerts', limits => ({ percents: limits.alert_percents })),
        ),
      )
    return { changes, problems: [] }
  },
}
