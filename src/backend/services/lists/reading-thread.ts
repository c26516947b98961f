/** Reads a file in a thread of its own: what `threads.run` calls. */
import { openAsBlob } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Parser } from 'htmlparser2'
import { UnreadableList } from '#domain/address-list/csv/records.ts'
import { BATCH, type NewBatch, type ReadList, type Repair } from '#domain/address-list/list.ts'
import type { AddressLookup } from '#domain/address-list/lookup.ts'
import type { Mapping } from '#domain/address-list/mapping.ts'
import { createPlanner, type Plan } from '#domain/address-list/plan.ts'
import { type ReadOptions, readList } from '#domain/address-list/read-list.ts'
import { openSheets } from '#domain/address-list/spreadsheet/spreadsheet.ts'
import { READING } from './limits.ts'

export interface ReadingInput {
  /** Path of the file, and of the folder for what is read of it. */
  file: string
  folder: string
  options: ReadOptions
  /** How the rows are read; guessed without it. */
  mapping: Mapping | null
  undone: readonly Repair[]
}

export type ReadingResult =
  /** Why it can't be read, for its owner. */
  | { unreadable: string }
  | {
      list: ReadList
      mapping: Mapping
      plan: Plan
      /** Distinct addresses. */
      addresses: number
      /** Path of what was read: a line of JSON for each batch and each group, as `ReadLine`. */
      lines: string
    }

/** What a line of the result has: a row of one of two tables. */
export type ReadLine = { batch: number; rows: string; places: string } | { group: number; lookups: string }

export async function readFile({
  file,
  folder,
  options,
  mapping,
  undone,
}: ReadingInput): Promise<ReadingResult> {
  const [batches, lines] = [`${folder}/batches`, `${folder}/lines`]
  try {
    const list = await readBatches(file, options, batches)
    const how = { mapping: mapping ?? list.mapping, undone }
    const { plan, addresses } = await planBatches(how, batches, lines)
    return { list, mapping: how.mapping, plan, addresses, lines }
  } catch (error) {
    if (error instanceof UnreadableList) return { unreadable: error.message }
    throw error
  }
}

/** Reads the rows into a file with a line for each batch. */
async function readBatches(file: string, options: ReadOptions, target: string): Promise<ReadList> {
  const output = await open(target, 'w')
  try {
    return await readList(await openAsBlob(file), options, {
      mostCells: READING.cells,
      mostCharacters: READING.characters,
      mostCharactersInBatch: READING.charactersInBatch,
      add: (_, added) => writeLines(output, added),
      openSpreadsheet: (blob, kind) =>
        openSheets(blob, kind, {
          createParser: handlers => new Parser(handlers, { xmlMode: true, decodeEntities: true }),
          limits: { sheet: READING.sheetBytes, shared: READING.sharedBytes },
        }),
    })
  } finally {
    await output.close()
  }
}

async function writeLines(output: FileHandle, values: readonly object[]): Promise<void> {
  for (const value of values) await output.appendFile(`${JSON.stringify(value)}\n`)
}

/** Finds the distinct addresses, and writes what is stored of each batch, and of each group of addresses. */
async function planBatches(
  how: Parameters<typeof createPlanner>[0],
  source: string,
  target: string,
): Promise<{ plan: Plan; addresses: number }> {
  const planner = createPlanner(how)
  const input = await open(source)
  const output = await open(target, 'w')
  let [batch, group, addresses] = [0, 0, 0]
  let waiting: AddressLookup[] = []
  const writeGroup = async (lookups: readonly AddressLookup[]) => {
    await writeLines(output, [{ group, lookups: JSON.stringify(lookups) } satisfies ReadLine])
    group += 1
  }
  try {
    for await (const line of createInterface({ input: input.createReadStream({ autoClose: false }) })) {
      const read: NewBatch = JSON.parse(line)
      const places = planner.add(read).map(({ read: row, place, isFirst }) => {
        if ('problem' in row) return row.problem
        if (isFirst) waiting.push(row.lookup)
        return place
      })
      const [rows, own] = [JSON.stringify(read.rows), JSON.stringify(places)]
      await writeLines(output, [{ batch, rows, places: own } satisfies ReadLine])
      batch += 1
      for (; waiting.length >= BATCH; waiting = waiting.slice(BATCH)) {
        addresses += BATCH
        await writeGroup(waiting.slice(0, BATCH))
      }
    }
    addresses += waiting.length
    if (waiting.length > 0) await writeGroup(waiting)
    return { plan: planner.plan(), addresses }
  } finally {
    await input.close()
    await output.close()
  }
}
