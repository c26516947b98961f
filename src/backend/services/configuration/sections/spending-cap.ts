import { spendingOf } from '#backend/services/sales/public.ts'
import { getSpendingCap } from '#generated/billing/operations/getSpendingCap.ts'
import type { UndoCall } from '#kernel/storage/tables.ts'
import type { SpendingCapEntry } from '../document.ts'
import { fieldsOf, type Section } from './change.ts'

const call = (monthly: number | null, insteadOf: number | null): UndoCall => ({
  operation: 'setSpendingCap',
  params: {},
  body: { monthly, instead_of: insteadOf },
})

export const spendingCapSection: Section<Required<SpendingCapEntry>, SpendingCapEntry> = {
  name: 'spending_cap',
  shownBy: getSpendingCap,
  async read(db, accountId, now) {
    const { cap } = await spendingOf(db, accountId, now)
    return { monthly_cents: cap }
  },
  toFile: cap => cap,
  partsOf: value => [{ id: null, value }],
  changesOf(before, { monthly_cents: after = before.monthly_cents }) {
    const fields = fieldsOf(before, { monthly_cents: after })
    if (!fields.length) return { changes: [], problems: [] }
    const steps = [{ call: call(after, before.monthly_cents), undo: call(before.monthly_cents, after) }]
    const change = { section: 'spending_cap', kind: 'change', item: null, id: null } as const
    return { changes: [{ ...change, path: 'spending_cap', fields, undo: 'full', steps }], problems: [] }
  },
}
