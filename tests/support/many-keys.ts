import { sql } from 'drizzle-orm'
import { embeddedKeys, hostnames, secretKeys } from '#backend/services/security/tables.ts'
import type { Backend, Person } from './backend.ts'

type Owner = Pick<Person, 'accountId'> & Partial<Pick<Person, 'userId'>>

/**
 * What a row of many has, `n` being its number: seven to a label, in upper and lower case, five to a moment of
 * creation, and five to one of use, every third never used.
 */
const LABEL = sql.raw(`(case when n % 2 = 0 then 'key ' else 'KEY ' end) || n / 7`)
const CREATED = sql.raw(`'2026-01-01T00:00:00Z'::timestamptz + n / 5 * interval '1s'`)
const USED = sql.raw(
  `case when n % 3 = 0 then null else '2026-02-01T00:00:00Z'::timestamptz + n / 5 * interval '1min' end`,
)

/** Puts so many secret keys into an account, all at once. */
export async function insertSecretKeys({ db, kernel }: Backend, owner: Owner, count: number): Promise<void> {
  const { accountId, userId = null } = owner
  const sealed = kernel.secretBox.close('a token')
  await db.execute(sql`
    insert into ${secretKeys}
      (key_id, account_id, label, description, sealed_token, token_hash, token_tail, created, created_by,
       paused, last_used)
    select gen_random_uuid(), ${accountId}, ${LABEL}, '', ${sealed}, gen_random_uuid()::text, '0000', ${CREATED},
      ${userId}::uuid, false, ${USED}
    from generate_series(1, ${count}::int) n`)
}

/** Puts so many embedded keys into an account, all at once; the hostname of number n is `n.shop.example`. */
export async function insertEmbeddedKeys({ db }: Backend, owner: Owner, count: number): Promise<void> {
  const { accountId, userId = null } = owner
  await db.execute(sql`
    with made as (
      insert into ${embeddedKeys}
        (key_id, account_id, label, description, created, created_by, paused, last_used)
      select gen_random_uuid(), ${accountId}, ${LABEL}, '', ${CREATED}, ${userId}::uuid, false, ${USED}
      from generate_series(1, ${count}::int) n
      returning key_id, created
    )
    insert into ${hostnames} (key_id, hostname, is_authorized, changed)
    select key_id, row_number() over () || '.shop.example', true, created from made`)
}
