import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { ReadList } from '#domain/address-list/list.ts'
import type { Mapping, Part } from '#domain/address-list/mapping.ts'
import type { Plan } from '#domain/address-list/plan.ts'
import type { ReadOptions } from '#domain/address-list/read-list.ts'
import type { List } from '#generated/lists/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { ownTurn } from '#kernel/work/lane.ts'
import type { ThreadTask } from '#kernel/work/threads.ts'
import { type ClaimedList, inClaim } from './claims.ts'
import type { ReadingInput, ReadingResult, ReadLine } from './reading-thread.ts'
import { type ListRow, listGroups, listParts, listRows } from './tables.ts'

type Contents = NonNullable<List['contents']>

const READ_FILE: ThreadTask<ReadingInput, ReadingResult> = {
  module: new URL('./reading-thread.ts', import.meta.url),
  name: 'readFile',
}

/** Characters of lines that are stored in one transaction. */
const TOGETHER = 1024 * 1024
const PARTS: readonly Part[] = ['address', 'number', 'street', 'secondary', 'city', 'state', 'zipcode']

/** Characters of a cell of the preview. */
const SHOWN_CELL = 200

/**
 * Reads the file of a list: its rows and distinct addresses go to their tables, and the list becomes `ready`, or `failed`
 * with the reason. The file goes through the disk, a part at a time, and so does what is read of it, so that the memory
 * that this takes does not depend on the file.
 */
export async function readUploaded(kernel: Kernel, list: ClaimedList): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gatepost-list-'))
  try {
    const file = join(folder, 'file')
    await writeParts(kernel.queries, list.listId, file)
    const result = await kernel.threads
      .run(READ_FILE, {
        file,
        folder,
        options: optionsOf(list),
        mapping: mappingOf(list),
        undone: list.undone,
      })
      .catch((error: unknown): ReadingResult => {
        kernel.log.warn({ err: error, listId: list.listId }, 'a list could not be read within its limits')
        return { unreadable: 'The file takes too much time or memory to read. Save it as CSV, and split it.' }
      })
    if ('unreadable' in result) await failList(kernel, list, result.unreadable)
    else await store(kernel, list, result)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes the parts of a file to a path, one after another. */
async function writeParts(db: Queries, listId: string, path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    for (let last = -1; ; ) {
      const [part] = await db
        .select()
        .from(listParts)
        .where(and(eq(listParts.listId, listId), gt(listParts.part, last)))
        .orderBy(asc(listParts.part))
        .limit(1)
      if (!part) return
      await file.appendFile(Buffer.from(part.content, 'base64'))
      last = part.part
    }
  } finally {
    await file.close()
  }
}

/** How the file is to be read, as far as someone has said. */
function optionsOf({ format }: Pick<ListRow, 'format'>): ReadOptions {
  const { encoding, delimiter, has_header: hasHeader, sheet } = format
  return {
    format: { ...(encoding && { encoding }), ...(delimiter && { delimiter }) },
    hasHeader,
    sheet,
  }
}

/** The columns that someone has chosen; null if they are to be guessed. */
function mappingOf({ mapping }: Pick<ListRow, 'mapping'>): Mapping | null {
  if (!mapping) return null
  const chosen = PARTS.flatMap(part => {
    const column = mapping[`${part}_column`]
    return column === null ? [] : [[part, column] as const]
  })
  return Object.fromEntries(chosen)
}

async function failList(kernel: Kernel, list: ClaimedList, message: string): Promise<void> {
  const now = kernel.clock.now()
  await inClaim(kernel, list, async db => {
    await db.delete(listParts).where(eq(listParts.listId, list.listId))
    return { state: 'failed', finished: now, due: null, failure: { name: 'unreadable', message } }
  })
}

async function store(
  kernel: Kernel,
  list: ClaimedList,
  { list: read, lines, ...planned }: Exclude<ReadingResult, { unreadable: string }>,
): Promise<void> {
  const { listId } = list
  const isStill = await inClaim(kernel, list, async db => {
    // What an earlier reading has stored, or one that was interrupted.
    await db.delete(listRows).where(eq(listRows.listId, listId))
    await db.delete(listGroups).where(eq(listGroups.listId, listId))
    return {}
  })
  if (!isStill) return
  let waiting: ReadLine[] = []
  let characters = 0
  const write = async () => {
    const some = waiting
    ;[waiting, characters] = [[], 0]
    const rows = some.flatMap(line => ('batch' in line ? [{ ...line, listId }] : []))
    const groups = some.flatMap(line =>
      'group' in line ? [{ ...line, listId, state: 'waiting' as const }] : [],
    )
    await ownTurn()
    return inClaim(kernel, list, async db => {
      if (rows.length) await db.insert(listRows).values(rows)
      if (groups.length) await db.insert(listGroups).values(groups)
      return {}
    })
  }
  for await (const line of createInterface({ input: createReadStream(lines) })) {
    waiting.push(JSON.parse(line))
    characters += line.length
    if (characters >= TOGETHER && !(await write())) return
  }
  if (waiting.length && !(await write())) return
  await inClaim(kernel, list, async () => ({
    state: 'ready',
    due: null,
    rows: read.rows,
    batches: read.batches,
    lookups: planned.addresses,
    contents: contentsOf(list, read, planned),
  }))
}

function contentsOf(
  { undone }: Pick<ListRow, 'undone'>,
  { format, sheet, hasHeader, columns, report }: ReadList,
  { mapping, plan, addresses }: { mapping: Mapping; plan: Plan; addresses: number },
): Contents {
  const column = (part: Part) => mapping[part] ?? null
  return {
    format: {
      encoding: format?.encoding ?? null,
      delimiter: format?.delimiter ?? null,
      has_header: hasHeader,
      sheet: sheet?.name ?? null,
      sheets: [...(sheet?.all ?? [])],
    },
    columns: [...columns],
    mapping: {
      address_column: column('address'),
      number_column: column('number'),
      street_column: column('street'),
      secondary_column: column('secondary'),
      city_column: column('city'),
      state_column: column('state'),
      zipcode_column: column('zipcode'),
    },
    undone,
    report: {
      titles: report.titles.map(title => ({ ...title, text: wellFormed(title.text, SHOWN_CELL) })),
      empty_rows: report.emptyRows,
      repeated_heads: [...report.repeatedHeads],
      stray_bytes: report.strayBytes,
      invisible: report.invisible,
      unreadable: report.unreadable,
      formulas: report.formulas,
      has_links: report.hasLinks,
    },
    plan: planWire(plan, addresses),
  }
}

function planWire(plan: Plan, addresses: number): Contents['plan'] {
  const { repairs, leftOut } = plan
  const noted = (kind: Contents['plan']['notes'][number]['kind'], notes: Plan['reported']) =>
    notes.map(({ line, text, reason }) => ({
      kind,
      line,
      text: wellFormed(text, 201),
      explanation: wellFormed(reason, 400),
    }))
  return {
    addresses,
    repeated: plan.repeated,
    skipped: plan.skipped,
    repaired_rows: repairs.rows.count,
    repaired_zipcodes: repairs.zipcodes.count,
    left_out: leftOut.count,
    notes: [
      ...noted('skipped', plan.reported),
      ...noted('repaired-row', repairs.rows.notes),
      ...noted('repaired-zipcode', repairs.zipcodes.notes),
      ...noted('left-out', leftOut.notes),
    ],
    preview: plan.preview.map(({ cells, line }) => ({
      cells: cells.map(cell => wellFormed(cell, SHOWN_CELL)),
      looked_up_as: line === null ? null : wellFormed(line, 400),
    })),
  }
}

/** A text as a column of JSON can hold it, cut where it is long. */
function wellFormed(text: string, longest: number): string {
  return text.slice(0, longest).replaceAll('\0', '').toWellFormed()
}
