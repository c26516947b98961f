import { lt, sql } from 'drizzle-orm'
import { DAY, MINUTE, SECOND } from '#domain/time/durations.ts'
import type { ServiceComponent } from '#generated/reporting/types.ts'
import { outcomesSince } from '#kernel/jobs/outcomes.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { componentDays, components } from './tables.ts'

type Name = ServiceComponent['name']
type State = ServiceComponent['state']

/** Failed calls in all calls to a vendor. */
const DISTURBED = 1 / 20
const DOWN = 1 / 2
/** Failed calls that may be chance: at night, a single one would be all calls of half an hour. */
const CHANCE = 2
/** Milliseconds whose calls say how a vendor does: the longer one only without calls in the shorter one. */
const RECENT = [5 * MINUTE, 30 * MINUTE]
/** Milliseconds after which a missing check means that there was no server. Checks are a minute apart, and may be late. */
const LONGEST_GAP = 3 * MINUTE
/** How many days are shown, and kept. */
export const DAYS_KEPT = 90

/** The parts, in the order of the page. */
export const NAMES: readonly Name[] = ['api', 'lookups', 'payments', 'emails']

/** Checks each part every minute, on one of the replicas. */
export const healthWorkers: readonly Worker[] = [
  { name: 'health', every: MINUTE, run: checkAll },
  purgeJob('purge-component-days', componentDays, ago => lt(componentDays.day, dayOf(ago(DAYS_KEPT * DAY)))),
]

async function checkAll(db: Queries, now: Date): Promise<number> {
  const before = new Map((await db.select().from(components)).map(row => [row.name, row]))
  for (const name of NAMES) {
    const state = await stateOf(db, name, now)
    const last = before.get(name)
    const since = last?.state === state ? last.since : now
    await db
      .insert(components)
      .values({ name, state, since, checked: now })
      .onConflictDoUpdate({ target: components.name, set: { state, since, checked: now } })
    if (last) await addTime(db, { name, state, from: last.checked, to: now })
  }
  return 0
}

/** The API works if the check has come this far. */
async function stateOf(db: Queries, name: Name, now: Date): Promise<State> {
  if (name === 'api') return 'working'
  for (const time of RECENT) {
    const { succeeded, failed } = await outcomesSince(db, name, new Date(now.getTime() - time))
    if (succeeded + failed === 0) continue
    const share = failed > CHANCE ? failed / (succeeded + failed) : 0
    return share >= DOWN ? 'down' : share >= DISTURBED ? 'disturbed' : 'working'
  }
  return 'working'
}

/** Adds the time between two checks to the days that it belongs to. */
async function addTime(
  db: Queries,
  { name, state, from, to }: { name: Name; state: State; from: Date; to: Date },
): Promise<void> {
  const isGap = to.getTime() - from.getTime() > LONGEST_GAP
  // Without a server it is unknown how the vendors did, only that the API did not respond.
  if (isGap && name !== 'api') return
  const isWorking = state === 'working' && !isGap
  for (const [day, seconds] of secondsByDay(from, to)) {
    const added = isWorking
      ? { secondsWorking: seconds, secondsFailing: 0 }
      : { secondsWorking: 0, secondsFailing: seconds }
    await db
      .insert(componentDays)
      .values({ name, day, ...added })
      .onConflictDoUpdate({
        target: [componentDays.name, componentDays.day],
        set: {
          secondsWorking: sql`least(86400, ${componentDays.secondsWorking} + ${added.secondsWorking})`,
          secondsFailing: sql`least(86400, ${componentDays.secondsFailing} + ${added.secondsFailing})`,
        },
      })
  }
}

/** The whole seconds from one moment to another by the day, in UTC. None if the clock was set back. */
function secondsByDay(from: Date, to: Date): [day: string, seconds: number][] {
  const days: [string, number][] = []
  let start = Math.max(from.getTime(), to.getTime() - DAYS_KEPT * DAY)
  while (start < to.getTime()) {
    const end = Math.min(to.getTime(), (Math.floor(start / DAY) + 1) * DAY)
    days.push([dayOf(new Date(start)), Math.round((end - start) / SECOND)])
    start = end
  }
  return days
}

export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
