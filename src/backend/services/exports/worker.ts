import { gunzipSync, gzipSync } from 'node:zlib'
import { asc, eq, isNull, lt } from 'drizzle-orm'
import {
  accountExports,
  accountLabelOf,
  type ExportedKind,
  type ExportedRow,
} from '#backend/modules/accounts/public.ts'
import { findPerson } from '#backend/modules/people/public.ts'
import { EXPORT_KEPT } from '#generated/durations.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { csvHead, csvLines } from '#kernel/http/csv.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { exportDone } from './mails.ts'
import { type ExportRow, exportParts, exports } from './tables.ts'

/** Milliseconds between two looks for exports that are in progress. */
const INTERVAL = 2_000
/** Rows of one part, which is written in a transaction of its own. */
const PART = 500

/** The kinds of data of an export, always in the same order. */
export async function exportedKinds(): Promise<readonly ExportedKind[]> {
  const kinds = (await accountExports.emit()).flat()
  return kinds.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/**
 * Writes exports part by part, all replicas together: each takes the export that has waited longest, so that a large one
 * delays no other. What is written says where the next part begins, so a process that ends leaves nothing half done.
 */
export const exportWorkers = (kernel: Kernel): readonly Worker[] => [
  {
    name: 'exports',
    every: INTERVAL,
    perProcess: true,
    async run(_db, _now, stopping) {
      const kinds = await exportedKinds()
      let count = 0
      while (!stopping?.aborted && (await writePart(kernel, kinds))) count += 1
      return count
    },
  },
  purgeJob('purge-exports', exports, ago => lt(exports.created, ago(EXPORT_KEPT))),
]

/** Writes the next part of an export. False if none is left. */
function writePart(kernel: Kernel, kinds: readonly ExportedKind[]): Promise<boolean> {
  const { queries, clock } = kernel
  return queries.transaction(async db => {
    const [row] = await db
      .select()
      .from(exports)
      .where(isNull(exports.finished))
      .orderBy(asc(exports.touched), asc(exports.exportId))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!row) return false
    const now = clock.now()
    const kind = kinds[row.kinds]
    const change = kind ? await partOf(db, kernel, { row, kind, now }) : { finished: now }
    const isLast = 'finished' in change
    await db
      .update(exports)
      .set({ ...change, touched: now })
      .where(eq(exports.exportId, row.exportId))
    if (isLast) await notify(db, kernel, row, now)
    return true
  })
}

async function partOf(
  db: Queries,
  kernel: Kernel,
  { row, kind, now }: { row: ExportRow; kind: ExportedKind; now: Date },
) {
  const { exportId, accountId, after: place } = row
  const {
    rows,
    documents = [],
    after,
  } = await kind.read({ db, kernel, now }, { accountId, after: place, limit: PART })
  const files = documents.map(({ name, content }) => ({
    file: `${kind.name}/${name}`,
    content,
    isCompressed: false,
  }))
  if (rows) files.push(...textsOf(kind, rows, { isFirst: place === null, isLast: after === null }))
  for (const { content, ...part } of files)
    await db.insert(exportParts).values({ exportId, content: content.toString('base64'), ...part })
  const size = files.reduce(
    (sum, { content, isCompressed }) => sum + (isCompressed ? gunzipSync(content).length : content.length),
    0,
  )
  return {
    kinds: after === null ? row.kinds + 1 : row.kinds,
    after,
    rows: row.rows + (rows?.length ?? documents.length),
    size: row.size + size,
  }
}

/** Rows as JSON and as CSV. */
function textsOf(
  { name, columns }: ExportedKind,
  rows: readonly ExportedRow[],
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
) {
  const ordered = rows.map(row => Object.fromEntries(columns.map(column => [column, row[column] ?? null])))
  const begin = isFirst ? '[\n' : rows.length ? ',\n' : ''
  const json = `${begin}${ordered.map(row => JSON.stringify(row)).join(',\n')}${isLast ? '\n]\n' : ''}`
  const cells = ordered.map(row =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
      ]),
    ),
  )
  const csv =
    (isFirst ? csvHead<Record<string, unknown>>(columns) : '') +
    csvLines<Record<string, unknown>>(columns, cells)
  return [
    { file: `${name}.json`, content: gzipSync(json), isCompressed: true },
    { file: `${name}.csv`, content: gzipSync(csv), isCompressed: true },
  ]
}

/** Writes to the owner who requested it. */
async function notify(
  db: Queries,
  kernel: Kernel,
  { accountId, requestedBy }: ExportRow,
  now: Date,
): Promise<void> {
  const person = await findPerson(db, requestedBy)
  if (!person) return
  const facts = { accountId, account: await accountLabelOf(db, accountId) }
  await queueMail(db, exportDone.to(person.username, facts, kernel), now)
}
