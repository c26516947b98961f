import { and, eq } from 'drizzle-orm'
import { notify } from '#backend/services/notification/public.ts'
import { type Spending, setCap, type spendingGrew, spendingOf } from '#backend/services/sales/public.ts'
import { dollars } from '#domain/text/money.ts'
import type { operations, SpendingCap } from '#generated/billing/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { renewals } from './tables.ts'

/** Handlers of `openapi/billing/spending-cap.yaml`. */
export const spendingCapHandlers = {
  async getSpendingCap({ db, caller, now }) {
    return { status: 200, body: toWire(await spendingOf(db, accountOf(caller), now)) }
  },

  async setSpendingCap({ db, body, caller, now, recordActivity }) {
    const { monthly: cap, instead_of: insteadOf, ...rest } = body
    assertAllRead(rest)
    const accountId = accountOf(caller)
    await setCap(db, { accountId, cap, insteadOf })
    // Renewals that the cap before has stopped are looked at again at once.
    await db
      .update(renewals)
      .set({ nextLook: now })
      .where(
        and(
          eq(renewals.accountId, accountId),
          eq(renewals.state, 'blocked'),
          eq(renewals.reason, 'spending-cap'),
        ),
      )
    await recordActivity(String(accountId), {
      facts: { cap: cap === null ? 'none' : `${dollars(cap)} a month` },
    })
    return { status: 200, body: toWire(await spendingOf(db, accountId, now)) }
  },
} satisfies Partial<Handlers<operations>>

const toWire = ({ cap, spent, resets, timeZone }: Spending): SpendingCap => ({
  monthly_cap: cap,
  spent,
  resets_at: resets.toISOString(),
  zone: timeZone,
})

/** Tells an account that its spending has come to one of the shares that it has chosen: each once for a month and a cap. */
export async function noticeOfSpending(
  ...[db, { accountId, spending, percents, now }]: Parameters<typeof spendingGrew.emit>
): Promise<void> {
  const { cap, spent, starts, resets, timeZone } = spending
  const percent = percents.findLast(each => spent * 100 >= each * cap)
  if (percent === undefined) return
  const key = `spending-cap:${starts.getTime()}:${cap}:${percent}`
  const facts = { kind: 'spending-cap' as const, percent, spent, cap, resets: resets.toISOString(), timeZone }
  await notify(db, { accountId, key, facts }, now)
}
