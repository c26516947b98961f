import { and, asc, gt, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { API_TOKEN_REMINDER } from '#generated/durations.ts'
import { type TokenUse, tokenUsesWorker } from '#kernel/access/api-tokens/uses.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { ENDED_KEPT } from '#kernel/jobs/limits.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { apiTokens } from '../tables.ts'
import { change } from './access-tokens.ts'
import { apiTokenEnding } from './mails.ts'
import { describeTokens } from './rows.ts'
import { isKept } from './settings.ts'

/** How many reminders one run sends. */
const BATCH = 500

/** Revoked tokens stay for a while, so that one which is found in public later is still known as ours. */
export const purgeTokensJob = purgeJob('purge-api-tokens', apiTokens, ago =>
  and(isNotNull(apiTokens.revoked), lt(apiTokens.revoked, ago(ENDED_KEPT))),
)

/** Emails makers a week before a token ends, once for each end. One that has stopped anyway gets none. */
export function tokenReminderJob(kernel: Pick<Kernel, 'publicUrl'>): Worker {
  return {
    name: 'api-token-reminders',
    async run(db, now) {
      const soon = new Date(now.getTime() + API_TOKEN_REMINDER)
      const isDue = and(
        isKept,
        gt(apiTokens.expiresAt, now),
        lte(apiTokens.expiresAt, soon),
        or(isNull(apiTokens.remindedOf), ne(apiTokens.remindedOf, apiTokens.expiresAt)),
      )
      const rows = await db
        .select()
        .from(apiTokens)
        .where(isDue)
        .orderBy(asc(apiTokens.expiresAt))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      let mailed = 0
      for (const { row, accounts, maker } of await describeTokens(db, rows)) {
        await change(db, row.tokenId, { remindedOf: row.expiresAt })
        if (!accounts.length || !maker || maker.isDisabled) continue
        const facts = { kind: row.kind, name: row.name, end: row.expiresAt }
        await queueMail(db, apiTokenEnding.to(maker.username, facts, kernel), now)
        mailed += 1
      }
      return mailed
    },
  }
}

/** Writes when tokens were last used, and from where. */
export const lastUseWorker = (kernel: Pick<Kernel, 'state' | 'queries'>): Worker =>
  tokenUsesWorker(kernel, uses => writeUses(kernel.queries, uses))

async function writeUses(db: Queries, uses: readonly TokenUse[]): Promise<void> {
  const columns = [
    sql`${sql.param(uses.map(({ tokenId }) => tokenId))}::uuid[]`,
    sql`${sql.param(uses.map(({ network }) => network))}::text[]`,
    sql`${sql.param(uses.map(({ used }) => used.toISOString()))}::timestamptz[]`,
  ]
  await db.execute(sql`
    update ${apiTokens} set last_used = u.used, last_network = u.network
    from unnest(${sql.join(columns, sql`, `)}) as u (token_id, network, used)
    where ${apiTokens.tokenId} = u.token_id and (${apiTokens.lastUsed} is null or ${apiTokens.lastUsed} < u.used)`)
}
