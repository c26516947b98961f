import { eq } from 'drizzle-orm'
import { portalKeyOf } from '#backend/services/security/public.ts'
import type { operations } from '#generated/lists/types.ts'
import type { Context } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { lockList, setList } from './lists.ts'
import { listParts } from './tables.ts'
import { listWire } from './wire.ts'

type RunContext = Context<{ id: string }>

/** Handlers of `openapi/lists/runs.yaml`. */
export const runHandlers = {
  async startList(context) {
    const { db, params, requester, now } = context
    const row = await lockList(db, params.id, requester)
    if (row.state === 'running') return unchanged(context, row)
    if (row.state !== 'ready') throw problem('list-not-ready')
    if (row.lookups === 0) throw problem('list-without-lookups')
    const key = await keyOf(context)
    await db.delete(listParts).where(eq(listParts.listId, row.listId))
    return changed(context, row, { ...key, state: 'running', started: now, due: now })
  },

  async pauseList(context) {
    const { db, params, requester, now } = context
    const row = await lockList(db, params.id, requester)
    if (row.state === 'paused') return unchanged(context, row)
    if (row.state !== 'running') throw problem('list-not-running')
    // A worker looks again, so that lookups that are counted get their results.
    return changed(context, row, { state: 'paused', due: now, failure: null })
  },

  async resumeList(context) {
    const { db, params, requester, now } = context
    const row = await lockList(db, params.id, requester)
    if (row.state === 'running') return unchanged(context, row)
    if (row.state !== 'paused') throw problem('list-not-paused')
    // The key for which it has counted may be gone, or reach a limit that another one does not have.
    const key = await keyOf(context)
    return changed(context, row, { ...key, state: 'running', due: now, failure: null, attempts: 0 })
  },

  async cancelList(context) {
    const { db, params, requester, now } = context
    const row = await lockList(db, params.id, requester)
    if (row.state === 'canceled') return unchanged(context, row)
    if (row.state !== 'running' && row.state !== 'paused') throw problem('list-not-running')
    return changed(context, row, { state: 'canceled', finished: now, due: now, failure: null })
  },
} satisfies Partial<Handlers<operations>>

/** The key for which the lookups count: of the program that starts or resumes the list, else that of the portal's tools. */
async function keyOf({ db, kernel, requester, now }: RunContext) {
  const { accountId, clientId } = requester
  if (clientId) return { keyKind: 'secret' as const, keyId: clientId }
  const { keyId } = await portalKeyOf(db, { kernel, accountId, now })
  return { keyKind: 'embedded' as const, keyId }
}

async function changed(
  { db }: RunContext,
  row: Parameters<typeof setList>[1],
  change: Parameters<typeof setList>[2],
) {
  return { status: 200 as const, body: listWire(await setList(db, row, change)) }
}

async function unchanged({ nothingChanged }: RunContext, row: Parameters<typeof setList>[1]) {
  nothingChanged()
  return { status: 200 as const, body: listWire(row) }
}
