import { asc, gt } from 'drizzle-orm'
import { DAY } from '#domain/time/durations.ts'
import type { operations } from '#generated/reporting/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { DAYS_KEPT, dayOf, NAMES } from './checks.ts'
import { componentDays, components } from './tables.ts'

/** The state of each part by its name; none before the first check. */
export async function statesOf({ queries }: Pick<Kernel, 'queries'>): Promise<Record<string, string>> {
  const rows = await queries.select().from(components)
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]))
}

/** Handlers of `openapi/reporting/status.yaml`. */
export const statusHandlers = {
  async getServiceStatus({ db, now }) {
    const found = new Map((await db.select().from(components)).map(row => [row.name, row]))
    const days = await db
      .select()
      .from(componentDays)
      .where(gt(componentDays.day, dayOf(new Date(now.getTime() - DAYS_KEPT * DAY))))
      .orderBy(asc(componentDays.day))
    const daysOf = Map.groupBy(days, ({ name }) => name)
    return {
      status: 200,
      body: {
        checked: found.get('api')?.checked.toISOString() ?? null,
        components: NAMES.flatMap(name => {
          const row = found.get(name)
          return row
            ? {
                name,
                state: row.state,
                since: row.since.toISOString(),
                history: (daysOf.get(name) ?? []).map(({ day, secondsWorking, secondsFailing }) => ({
                  day,
                  working: secondsWorking,
                  failing: secondsFailing,
                })),
              }
            : []
        }),
      },
    }
  },
} satisfies Pick<Handlers<operations>, 'getServiceStatus'>
