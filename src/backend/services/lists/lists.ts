import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { ListUpload, operations, UpdateListBody } from '#generated/lists/types.ts'
import type { Context } from '#kernel/contract/context.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import { requireCapacity } from '#kernel/storage/capacity.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { PART_BYTES } from './limits.ts'
import { type ListRow, listParts, lists } from './tables.ts'
import { listWire, summaryWire } from './wire.ts'

/** Lists that the history shows: all that an account can have. */
const MOST_LISTS = 100

/** Handlers of `openapi/lists/lists.yaml`. */
export const listHandlers = {
  async listLists({ db, requester }) {
    const rows = await db
      .select()
      .from(lists)
      .where(eq(lists.accountId, requester.accountId))
      .orderBy(desc(lists.created), desc(lists.listId))
      .limit(MOST_LISTS)
    return { status: 200, body: { lists: rows.map(summaryWire) } }
  },

  async createList({ db, body, requester, limit, now }) {
    const { name, size, notify = false, format = {}, ...rest } = body
    assertAllRead(rest)
    const { encoding, delimiter, has_header, sheet, ...otherFormat } = format
    assertAllRead(otherFormat)
    const { accountId, userId } = requester
    await requireCapacity(db, lists, { owner: [lists.accountId, accountId], limit })
    const [row] = await db
      .insert(lists)
      .values({
        listId: newId(now),
        accountId,
        createdBy: userId,
        name,
        size,
        notify,
        format: { encoding, delimiter, has_header, sheet },
        state: 'uploading',
        undone: [],
        created: now,
      })
      .returning()
    if (!row) throw new Error('a list that was stored is there')
    return { status: 201, body: listWire(row) }
  },

  async getList({ db, params, requester }) {
    return { status: 200, body: listWire(await findList(db, params.id, requester)) }
  },

  async uploadListPart({ db, params, body, requester, now }) {
    const { content, ...rest } = body
    assertAllRead(rest)
    const row = await lockList(db, params.id, requester)
    if (row.state !== 'uploading') throw problem('list-uploaded')
    if (Buffer.byteLength(content, 'base64') !== partBytes(row.size, params.part))
      throw problem('wrong-part-size', { fields: ['content'] })
    await db
      .insert(listParts)
      .values({ listId: row.listId, part: params.part, content })
      .onConflictDoUpdate({ target: [listParts.listId, listParts.part], set: { content } })
    const parts = await db
      .select({ part: listParts.part })
      .from(listParts)
      .where(eq(listParts.listId, row.listId))
    const uploaded = parts.reduce((sum, { part }) => sum + partBytes(row.size, part), 0)
    const isComplete = uploaded === row.size
    const state: ListUpload['state'] = isComplete ? 'reading' : 'uploading'
    await setList(db, row, { uploaded, ...(isComplete && { state, due: now }) })
    return { status: 200, body: { uploaded_bytes: uploaded, size: row.size, state } }
  },

  async updateList({ db, params, body, requester, now }) {
    const { version, mapping, undone, ...rest } = body
    assertAllRead(rest)
    const row = await lockList(db, params.id, requester)
    if (row.version !== version) throw problem('list-changed')
    if (row.state !== 'ready' || !row.contents) throw problem('list-not-ready')
    const { columns } = row.contents
    const isKnown = (column: number | null | undefined) => column == null || column < columns.length
    if (!Object.values(mapping).every(isKnown)) throw problem('no-such-column', { fields: ['mapping'] })
    const changed = await setList(db, row, {
      mapping: wholeMapping(mapping),
      undone,
      state: 'reading',
      due: now,
      contents: null,
      rows: 0,
      lookups: 0,
    })
    return { status: 200, body: listWire(changed) }
  },

  async deleteList({ db, params, requester, recordActivity, nothingChanged }) {
    const row = await lockList(db, params.id, requester)
    await db.delete(lists).where(eq(lists.listId, row.listId))
    if (requester.userId) await recordActivity(params.id, { facts: { name: row.name } })
    else nothingChanged()
    return { status: 204 }
  },
} satisfies Partial<Handlers<operations>>

/** The columns that a caller has chosen; parts that are left out have none. */
function wholeMapping({
  address_column = null,
  number_column = null,
  street_column = null,
  secondary_column = null,
  city_column = null,
  state_column = null,
  zipcode_column = null,
  ...rest
}: UpdateListBody['mapping']): NonNullable<ListRow['mapping']> {
  assertAllRead(rest)
  return {
    address_column,
    number_column,
    street_column,
    secondary_column,
    city_column,
    state_column,
    zipcode_column,
  }
}

/** Bytes of the file that a part has; less than one for a part that it does not have. */
function partBytes(size: number, part: number): number {
  return Math.min(PART_BYTES, size - part * PART_BYTES)
}

type Requester = Pick<Context['requester'], 'accountId'>

const ofAccount = (listId: string, { accountId }: Requester): SQL | undefined =>
  and(eq(lists.listId, listId), eq(lists.accountId, accountId))

/** Returns a list of the account. Throws 404. */
export async function findList(db: Queries, listId: string, requester: Requester): Promise<ListRow> {
  const [row] = await db.select().from(lists).where(ofAccount(listId, requester))
  if (!row) throw problem('not-found')
  return row
}

/** The same, and lets only one call at a time change it, until the transaction ends. */
export async function lockList(db: Queries, listId: string, requester: Requester): Promise<ListRow> {
  const [row] = await db.select().from(lists).where(ofAccount(listId, requester)).for('update')
  if (!row) throw problem('not-found')
  return row
}

/** Changes a list that is locked. Whatever worker had claimed it writes nothing more. */
export async function setList(db: Queries, row: ListRow, change: Partial<ListRow>): Promise<ListRow> {
  const [changed] = await db
    .update(lists)
    .set({ ...change, claim: null, version: sql`${lists.version} + 1` })
    .where(eq(lists.listId, row.listId))
    .returning()
  if (!changed) throw new Error('a list that is locked is there')
  return changed
}
