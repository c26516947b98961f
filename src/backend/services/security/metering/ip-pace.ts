import { sql } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { keyIpPaces } from '../tables.ts'

/** Lookups of a call from one address. */
interface IpCall {
  keyId: string
  address: string
  lookups: number
  /** Lookups per second. */
  most: number
  now: Date
}

/**
 * Counts lookups of an address with a key in this second, for all processes together. False if there would be more
 * than the key lets one address make; a single call that is larger passes at the start of a second.
 */
export async function claimIpPace(
  db: Queries,
  { keyId, address, lookups, most, now }: IpCall,
): Promise<boolean> {
  const second = new Date(Math.floor(now.getTime() / 1000) * 1000).toISOString()
  const rows = await rowsOf(
    db,
    sql`
    insert into ${keyIpPaces} as p (key_id, address, second, made)
    values (${keyId}, ${address}, ${second}, ${lookups})
    on conflict (key_id, address) do update set
      second = greatest(p.second, excluded.second),
      made = excluded.made + case when p.second >= excluded.second then p.made else 0 end
    where p.second < excluded.second or p.made + excluded.made <= ${most}
    returning 1`,
  )
  return rows.length > 0
}
