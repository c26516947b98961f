import { createHash } from 'node:crypto'
import { and, eq, getTableColumns, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '#kernel/storage/database.ts'
import { catalogStates, licenses, plans, prices, pricingSchedules } from '../tables.ts'
import { catalogRows } from './rows.ts'

/** The one row of the table of states. */
const STATE = 1

/**
 * Brings the catalog of this release into its tables. A license or plan that the release no longer has stays for those
 * who hold it, but is on no price list, and no one can order it anymore. Does nothing if the tables already hold this catalog; of two processes
 * that start together, the second one waits and finds that.
 */
export async function plantCatalog(queries: Queries): Promise<void> {
  const rows = catalogRows()
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  if ((await stateOf(queries)) === hash) return
  await queries.transaction(async db => {
    await db.insert(catalogStates).values({ stateId: STATE, hash: '' }).onConflictDoNothing()
    if ((await stateOf(db, true)) === hash) return
    await db
      .insert(licenses)
      .values(rows.licenses)
      .onConflictDoUpdate({ target: licenses.licenseId, set: insertedValues(licenses) })
    await db
      .insert(plans)
      .values(rows.plans)
      .onConflictDoUpdate({ target: plans.planId, set: insertedValues(plans) })
    await db
      .insert(pricingSchedules)
      .values(rows.schedules)
      .onConflictDoUpdate({ target: pricingSchedules.scheduleId, set: insertedValues(pricingSchedules) })
    await db
      .insert(prices)
      .values(rows.prices)
      .onConflictDoUpdate({ target: [prices.scheduleId, prices.planId], set: { price: sql`excluded.price` } })
    const known = rows.plans.map(({ planId }) => planId)
    await db
      .update(plans)
      .set({ purchasable: false, discontinued: true })
      .where(and(notInArray(plans.planId, known), eq(plans.discontinued, false)))
    const knownLicenses = rows.licenses.map(({ licenseId }) => licenseId)
    await db
      .update(licenses)
      .set({ isListed: false })
      .where(and(notInArray(licenses.licenseId, knownLicenses), eq(licenses.isListed, true)))
    await db.update(catalogStates).set({ hash }).where(eq(catalogStates.stateId, STATE))
  })
}

async function stateOf(db: Queries, isLocked = false): Promise<string | undefined> {
  const query = db.select().from(catalogStates).where(eq(catalogStates.stateId, STATE))
  const [state] = await (isLocked ? query.for('update') : query)
  return state?.hash
}

/** What an insert writes over the row with the same number: its values of all columns but the key. */
function insertedValues(table: PgTable): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([, { primary }]) => !primary)
  return Object.fromEntries(
    columns.map(([property, { name }]) => [property, sql`excluded.${sql.identifier(name)}`]),
  )
}
