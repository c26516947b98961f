import { sql } from 'drizzle-orm'
import { accounts, memberships } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import { DEPRECATED_USES_KEPT } from '#generated/durations.ts'
import type { AccountDeprecatedUse, operations, QueryDefaults } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Context, Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { deprecatedUses } from '#kernel/storage/tables.ts'
import { deprecatedUsesOf } from '#kernel/work/deprecated-uses.ts'
import { embeddedKeys, secretKeys } from './tables.ts'

/** Handlers of `openapi/security/deprecated-uses.yaml`. */
export const deprecatedUseHandlers = {
  async listDeprecatedUses(context) {
    const { uses, ...rest } = await readUses(context, {
      ...context.query,
      accountId: accountOf(context.caller),
    })
    const deprecated_uses = uses.map(({ account_id: _id, account_label: _label, ...use }) => use)
    return { status: 200, body: { deprecated_uses, ...rest } }
  },

  async listDeprecatedUsesByAccount(context) {
    const { uses, ...rest } = await readUses(context, context.query)
    return { status: 200, body: { deprecated_uses: uses, ...rest } }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'listDeprecatedUses' | 'listDeprecatedUsesByAccount'>

interface Found {
  uses: AccountDeprecatedUse[]
  total: number
}

/** A page of what calls of an account sent, or those of all. */
async function readUses(
  { db, kernel, now }: Pick<Context, 'db' | 'kernel' | 'now'>,
  { accountId, page, page_size }: { accountId?: number; page: number; page_size: number },
) {
  // Without this, a call of this process could take seconds to appear.
  await deprecatedUsesOf(kernel).write()
  const since = new Date(now.getTime() - DEPRECATED_USES_KEPT).toISOString().slice(0, 10)
  const [row] = await rowsOf<{ found: Found }>(
    db,
    sql`
    with declared as (
      select * from jsonb_to_recordset(${declaredBy(kernel)}::jsonb) as d(operation text, parameter text,
        replaced_by text, expires_at text)),
    summed as (
      select u.account_id, u.sender, u.user_id as sender_id, d.operation, d.parameter, d.replaced_by, d.expires_at,
        sum(u.calls) as calls, max(u.last) as last
      from ${deprecatedUses} u
      join declared d on d.operation = u.operation_id and d.parameter = u.parameter
      where u.day >= ${since}::date ${accountId === undefined ? sql`` : sql`and u.account_id = ${accountId}`}
      group by 1, 2, 3, 4, 5, 6, 7),
    named as (
      select s.*, a.label as account_label, p.username, m.user_id is not null as is_member,
        k.key_id, k.kind, k.label
      from summed s
      left join ${accounts} a on a.account_id = s.account_id
      left join ${people} p on s.sender = 'person' and p.user_id = s.sender_id
      left join ${memberships} m on s.sender = 'person' and m.account_id = s.account_id and m.user_id = s.sender_id
      left join lateral (
        select key_id, 'secret' as kind, label from ${secretKeys} where key_id = s.sender_id
        union all
        select key_id, 'embedded' as kind, label from ${embeddedKeys} where key_id = s.sender_id
      ) k on s.sender = 'key'
      where s.sender = 'person' or k.key_id is not null),
    cut as (
      select * from named order by calls desc, operation, parameter, account_id, sender_id
      limit ${page_size} offset ${(page - 1) * page_size})
    select json_build_object(
      'total', (select count(*) from named),
      'uses', (
        select coalesce(json_agg(json_build_object(
          'account_id', nullif(account_id, 0), 'account_label', account_label,
          'operation', operation, 'parameter', parameter, 'replaced_by', replaced_by, 'expires_at', expires_at,
          'calls', calls, 'last', last,
          'by_key', case when sender = 'key'
            then json_build_object('key_id', key_id, 'kind', kind, 'label', label) end,
          'by_person', case when sender = 'person'
            then json_build_object('user_id', sender_id, 'username', username, 'is_member', is_member) end)
          order by calls desc, operation, parameter, account_id, sender_id), '[]')
        from cut)) as found`,
  )
  if (!row) throw new Error('an aggregate has one row')
  const { uses, total } = row.found
  // The database writes times to JSON in a format of its own.
  return {
    uses: uses.map(use => ({ ...use, last: new Date(use.last).toISOString() })),
    total,
    page,
    page_size,
  }
}

/** What the contracts of this server say about their deprecated parameters. */
function declaredBy(kernel: Kernel): string {
  const declared = deprecatedUsesOf(kernel).declared.map(({ operationId, name, replacement, sunset }) => ({
    operation: operationId,
    parameter: name,
    replaced_by: replacement,
    expires_at: sunset,
  }))
  return JSON.stringify(declared)
}
