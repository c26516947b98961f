import { guessMapping, isHeader } from '#portal/shared/address-list/columns.ts'
import {
  type CsvFormat,
  guessFormat,
  readRows,
  UnreadableList,
} from '#portal/shared/address-list/read-csv.ts'
import { BATCH, MAX_ROWS, type StoredList } from './model.ts'
import type { ListStore } from './store.ts'

/** Batches that are stored together. */
const TOGETHER = 20
/** Rows that the guess of the columns looks at. */
const SAMPLES = 25
const MAX_COLUMNS = 200

export interface ImportOptions {
  /** Of the file. */
  name: string
  /** Guessed without it. */
  format?: CsvFormat | undefined
  hasHeader?: boolean | undefined
}

/** Reads a file into the store, in place of what was there. Throws UnreadableList for what is no list. */
export async function importList(
  store: ListStore,
  file: Blob,
  options: ImportOptions,
  now: number,
): Promise<StoredList> {
  await store.clear()
  try {
    const list = await fill(store, file, options, now)
    await store.write(list)
    return list
  } catch (error) {
    await store.clear()
    throw error
  }
}

async function fill(store: ListStore, file: Blob, options: ImportOptions, now: number): Promise<StoredList> {
  const format = options.format ?? (await guessFormat(file))
  let header: string[] | undefined
  let [rows, batches, width, isFirst] = [0, 0, 0, true]
  let waiting: string[][] = []
  const samples: string[][] = []

  const storeFull = async (isLast: boolean) => {
    const full: string[][][] = []
    while (waiting.length >= BATCH || (isLast && waiting.length > 0)) full.push(waiting.splice(0, BATCH))
    for (let at = 0; at < full.length; at += TOGETHER) {
      const some = full.slice(at, at + TOGETHER)
      await store.add(batches, some)
      batches += some.length
    }
  }

  for await (const some of readRows(file, format)) {
    if (isFirst) {
      isFirst = false
      const [first = []] = some
      if (options.hasHeader ?? isHeader(first)) header = some.shift()
    }
    for (const row of some) width = Math.max(width, row.length)
    if (width > MAX_COLUMNS)
      throw new UnreadableList(`A row has more than ${MAX_COLUMNS} columns. Check the delimiter.`)
    rows += some.length
    if (rows > MAX_ROWS)
      throw new UnreadableList(
        `A list can have up to ${MAX_ROWS.toLocaleString('en-US')} rows. Split the file.`,
      )
    samples.push(...some.slice(0, SAMPLES - samples.length))
    waiting = waiting.concat(some)
    await storeFull(false)
  }
  await storeFull(true)
  if (rows === 0) throw new UnreadableList('The list has no rows.')
  const columns = Array.from(
    { length: Math.max(width, header?.length ?? 0) },
    (_, at) => header?.[at]?.trim() || `Column ${at + 1}`,
  )
  return {
    name: options.name,
    format,
    hasHeader: header !== undefined,
    columns,
    rows,
    batches,
    mapping: guessMapping(columns, samples),
    created: now,
    changed: now,
    state: 'ready',
    failure: null,
  }
}
