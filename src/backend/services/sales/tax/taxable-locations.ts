import { count, desc, eq } from 'drizzle-orm'
import { requireAccount } from '#backend/modules/accounts/public.ts'
import { addressFaults, isSameAddress, tidyAddress } from '#domain/billing/taxable-address.ts'
import type { Address, operations, QueryDefaults, TaxableLocation } from '#generated/sales/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { Problem, problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { lockAccount } from '../account-lock.ts'
import { taxableLocations } from '../tables.ts'
import { statesOfZip } from './zip-states.ts'

type LocationRow = typeof taxableLocations.$inferSelect

/** Handlers of `openapi/sales/taxable-locations.yaml`. */
export const taxableLocationHandlers = {
  async createTaxableLocation({ db, body, caller, now, nothingChanged }) {
    const accountId = accountOf(caller)
    const address = requireAddress(body)
    await lockAccount(db, accountId)
    const current = await currentLocation(db, accountId)
    if (current && isSameAddress(addressOf(current), address)) {
      nothingChanged()
      return { status: 201, body: locationWire(current) }
    }
    return { status: 201, body: locationWire(await saveLocation(db, { accountId, address, now })) }
  },

  async getTaxableLocation({ db, caller }) {
    const current = await currentLocation(db, accountOf(caller))
    if (!current) throw problem('not-found')
    return { status: 200, body: locationWire(current) }
  },

  async listTaxableLocations({ db, query, caller }) {
    const { page, page_size } = query
    return { status: 200, body: await locationPage(db, accountOf(caller), { page, page_size }) }
  },

  async listAccountTaxableLocations({ db, params, query }) {
    const { page, page_size } = query
    await requireAccount(db, params.id)
    return { status: 200, body: await locationPage(db, params.id, { page, page_size }) }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

/** A page of the addresses of an account, the latest first. */
export async function locationPage(
  db: Queries,
  accountId: number,
  { page, page_size }: { page: number; page_size: number },
) {
  const isTheirs = eq(taxableLocations.accountId, accountId)
  const rows = await db
    .select()
    .from(taxableLocations)
    .where(isTheirs)
    .orderBy(desc(taxableLocations.locationId))
    .limit(page_size)
    .offset((page - 1) * page_size)
  const [counted] = await db.select({ total: count() }).from(taxableLocations).where(isTheirs)
  return { taxable_locations: rows.map(locationWire), total: counted?.total ?? 0, page, page_size }
}

/**
 * The address in the form in which it is stored. Throws the faults of its parts, and `zip-invalid` for a ZIP
 * Code of another state: the tax depends on the state.
 */
export function requireAddress(body: Address): Address {
  const address = tidyAddress(body)
  const faults = addressFaults(address)
  if (faults.length)
    throw new Problem(
      faults.map(({ part, name, message }) => ({ id: null, name, message, fields: [part], status: 400 })),
    )
  const { country_iso3, postal_code, administrative_area } = address
  if (country_iso3 === 'USA' && !statesOfZip(postal_code).includes(administrative_area))
    throw problem('zip-invalid', { fields: ['postal_code'] })
  return address
}

/** The address that determines the tax of an account; undefined until there is one. */
export async function currentLocation(db: Queries, accountId: number): Promise<LocationRow | undefined> {
  const [row] = await db
    .select()
    .from(taxableLocations)
    .where(eq(taxableLocations.accountId, accountId))
    .orderBy(desc(taxableLocations.locationId))
    .limit(1)
  return row
}

export async function saveLocation(
  db: Queries,
  { accountId, address, now }: { accountId: number; address: Address; now: Date },
): Promise<LocationRow> {
  const { administrative_area, postal_code, country_iso3, ...rest } = address
  const [row] = await db
    .insert(taxableLocations)
    .values({
      ...rest,
      accountId,
      administrativeArea: administrative_area,
      postalCode: postal_code,
      countryIso3: country_iso3,
      created: now,
    })
    .returning()
  if (!row) throw new Error('an inserted row comes back')
  return row
}

export function addressOf(row: LocationRow): Address {
  return {
    thoroughfare: row.thoroughfare,
    ...(row.suite !== null && { suite: row.suite }),
    locality: row.locality,
    administrative_area: row.administrativeArea,
    postal_code: row.postalCode,
    country_iso3: row.countryIso3,
  }
}

export function locationWire(row: LocationRow): TaxableLocation {
  return { ...addressOf(row), created: row.created.toISOString() }
}
