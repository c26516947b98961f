import { eq } from 'drizzle-orm'
import { rolesIn } from '#backend/modules/accounts/public.ts'
import { EXPORT_KEPT } from '#generated/durations.ts'
import type { Export, operations } from '#generated/exports/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import { createExportToken, readExportToken } from './links.ts'
import { type ExportRow, exports } from './tables.ts'
import { exportedKinds } from './worker.ts'
import { zipOf } from './zip.ts'

/** Handlers of `openapi/exports/exports.yaml`. */
export const exportHandlers = {
  async getExport({ db, caller }) {
    const [row] = await db
      .select()
      .from(exports)
      .where(eq(exports.accountId, accountOf(caller)))
    return { status: 200, body: { export: row ? await toWire(row) : null } }
  },

  async createExport({ db, caller, now, nothingChanged }) {
    const accountId = accountOf(caller)
    const isOfAccount = eq(exports.accountId, accountId)
    const [before] = await db.select().from(exports).where(isOfAccount).for('update')
    if (before && !before.finished) {
      nothingChanged()
      return { status: 200, body: await toWire(before) }
    }
    await db.delete(exports).where(isOfAccount)
    const [row] = await db
      .insert(exports)
      .values({ exportId: newId(now), accountId, requestedBy: caller.userId, created: now, touched: now })
      .onConflictDoNothing()
      .returning()
    // Someone else has begun one at the same time.
    const [begun] = row ? [row] : await db.select().from(exports).where(isOfAccount)
    if (!begun) throw new Error('the export was not inserted')
    return { status: 200, body: await toWire(begun) }
  },

  async deleteExport({ db, caller, nothingChanged }) {
    const deleted = await db
      .delete(exports)
      .where(eq(exports.accountId, accountOf(caller)))
      .returning({ exportId: exports.exportId })
    if (!deleted.length) nothingChanged()
    return { status: 204 }
  },

  async createExportLink({ db, caller, kernel, now }) {
    const [row] = await db
      .select()
      .from(exports)
      .where(eq(exports.accountId, accountOf(caller)))
    if (!row?.finished) throw problem('export-not-ready')
    const { token, expires } = createExportToken(kernel, row.exportId, now)
    const url = `${kernel.publicUrl('exports')}/api/exports/files/${token}`
    return { status: 200, body: { download_url: url, link_expires_at: expires.toISOString() } }
  },

  async downloadExport({ db, params, caller, kernel, now }) {
    const exportId = readExportToken(kernel, params.token, now)
    const [row] = exportId ? await db.select().from(exports).where(eq(exports.exportId, exportId)) : []
    // The person who opens the link has to own the account now.
    const roles = row ? await rolesIn(db, caller.userId, row.accountId) : []
    if (!row?.finished) throw problem('export-link-expired')
    if (!roles.includes('account-owner')) throw problem('not-found')
    const content = zipOf(kernel.queries, row.exportId, await exportedKinds())
    return { status: 200, file: { type: 'application/zip', name: `account-${row.accountId}.zip`, content } }
  },
} satisfies Handlers<operations>

async function toWire({ created, finished, kinds, rows, size }: ExportRow): Promise<Export> {
  return {
    state: finished ? 'done' : 'running',
    created: created.toISOString(),
    finished: finished?.toISOString() ?? null,
    export_expires_at: new Date(created.getTime() + EXPORT_KEPT).toISOString(),
    steps_done: kinds,
    steps_total: (await exportedKinds()).length,
    rows,
    size,
  }
}
