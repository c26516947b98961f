import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#backend/modules/accounts/public.ts'
import type { operations, QueryDefaults } from '#generated/security/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { MOST_FOUND } from '#kernel/storage/words.ts'
import { embeddedKeys, hostnames } from '../tables.ts'
import { stateOf } from './any-key.ts'
import { ofPeople } from './portal-key.ts'

/** Handler of `listKeysOfHostname` (`openapi/security/staff.yaml`): whose pages a hostname is. */
export const hostnameSearchHandlers = {
  async listKeysOfHostname({ db, query, now }) {
    const { hostname, page, page_size } = query
    const isKept = or(isNull(embeddedKeys.recoveryDeadline), gt(embeddedKeys.recoveryDeadline, now))
    const matching = db
      .select({
        accountId: embeddedKeys.accountId,
        keyId: embeddedKeys.keyId,
        label: embeddedKeys.label,
        paused: embeddedKeys.paused,
        recoveryDeadline: embeddedKeys.recoveryDeadline,
        hostname: hostnames.hostname,
        isAuthorized: hostnames.isAuthorized,
      })
      .from(hostnames)
      .innerJoin(embeddedKeys, eq(embeddedKeys.keyId, hostnames.keyId))
      .where(and(isRelated(hostname), ofPeople, isKept))
      .limit(MOST_FOUND)
      .as('matching')
    const found = db
      .select()
      .from(matching)
      .orderBy(asc(matching.hostname), asc(matching.keyId))
      .limit(page_size)
      .offset((page - 1) * page_size)
      .as('found')
    const rows = await db
      .select()
      .from(found)
      .innerJoin(accounts, eq(accounts.accountId, found.accountId))
      .orderBy(asc(found.hostname), asc(found.keyId))
    return {
      status: 200,
      body: {
        keys: rows.map(({ found: key, accounts: { label } }) => ({
          account_id: key.accountId,
          account_label: label,
          key_id: key.keyId,
          key_label: key.label,
          state: stateOf(key),
          domain: { hostname: key.hostname, state: key.isAuthorized ? 'authorized' : 'deactivated' },
        })),
        total: await db.$count(matching),
        page,
        page_size,
      },
    }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'listKeysOfHostname'>

/**
 * Whether a stored hostname is this one, covers it, or is below it. Read backward, all of these are ranges of one
 * index, and `~>=~` compares by bytes, as the index does.
 */
function isRelated(hostname: string): SQL | undefined {
  const backward = sql`reverse(${hostnames.hostname})`
  const name = hostname.replace(/^\*\./, '')
  const labels = name.split('.')
  const covering = labels.slice(1, -1).map((_, index) => `*.${labels.slice(index + 1).join('.')}`)
  const exact = [name, ...covering].map(each => sql`${backward} = reverse(${each}::text)`)
  // A dot sorts right before a slash, which no hostname has.
  const below = sql`(${backward} ~>=~ reverse(${`.${name}`}::text) and ${backward} ~<~ reverse(${`/${name}`}::text))`
  return or(...exact, below)
}
