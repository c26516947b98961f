import { eq } from 'drizzle-orm'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { accounts } from './tables.ts'

/** Throws 404 unless there is an account of this number. For staff, whose calls name any account. */
export async function requireAccount(db: Queries, accountId: number): Promise<void> {
  if (!(await db.$count(accounts, eq(accounts.accountId, accountId)))) throw problem('not-found')
}
