import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { BATCH, type NewBatch, type Origins } from '#domain/address-list/list.ts'
import type { RowResult } from '#domain/address-list/results.ts'
import { type BatchState, NO_COUNTS, type StoredList } from './model.ts'

interface Schema extends DBSchema {
  list: { key: 'list'; value: StoredList }
  /** Cells of the rows of each batch. */
  rows: { key: number; value: string[][] }
  origins: { key: number; value: Origins }
  results: { key: number; value: (RowResult | null)[] }
  batches: { key: number; value: BatchState }
}

const STORES = ['list', 'rows', 'origins', 'results', 'batches'] as const

/** A list that no one has touched for so long is deleted, in ms. */
const KEPT = 14 * 24 * 60 * 60_000

interface Batch extends NewBatch {
  results: (RowResult | null)[]
}

/**
 * Where the browser keeps a list: rows and results in batches, so that no thread ever holds all of it. One
 * database for each person and account, with one list at a time.
 */
export interface ListStore {
  read(): Promise<StoredList | undefined>
  write(list: StoredList): Promise<void>
  states(): Promise<BatchState[]>
  batch(at: number): Promise<Batch>
  /** Adds batches of a new list. */
  add(from: number, batches: readonly NewBatch[]): Promise<void>
  mark(at: number, state: BatchState): Promise<void>
  save(at: number, results: readonly (RowResult | null)[], state: BatchState): Promise<void>
  clear(): Promise<void>
  close(): void
}

export async function openStore(name: string, now: number): Promise<ListStore> {
  const db = await openDatabase(name)
  const store = storeOf(db)
  const list = await store.read()
  if (list && now - list.changed > KEPT) await store.clear()
  return store
}

/** Opens the database. A tab with an earlier release of this page can hold it open, which must not wait forever. */
function openDatabase(name: string): Promise<IDBPDatabase<Schema>> {
  return new Promise((resolve, reject) => {
    const opening = openDB<Schema>(name, 2, {
      upgrade(db) {
        for (const store of STORES) if (!db.objectStoreNames.contains(store)) db.createObjectStore(store)
      },
      blocked: () =>
        reject(
          new Error('Another tab has an earlier version of this page open. Close it, and reload this page.'),
        ),
      blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
    })
    opening.then(resolve, reject)
  })
}

const WITHOUT_REPORT: Pick<StoredList, 'report' | 'undone' | 'sheet'> = {
  report: {
    titles: [],
    emptyRows: 0,
    repeatedHeads: [],
    strayBytes: 0,
    invisible: 0,
    unreadable: 0,
    formulas: 0,
    hasLinks: false,
  },
  undone: [],
  sheet: null,
}

/** The lines of a batch from before they were stored, as if its file had nothing but rows. */
function originsOf(rows: readonly unknown[], at: number): Origins {
  return { lines: rows.map((_, row) => at * BATCH + row + 1), damage: {} }
}

function storeOf(db: IDBPDatabase<Schema>): ListStore {
  return {
    async read() {
      const list = await db.get('list', 'list')
      // A list from before there were reports.
      return list && { ...WITHOUT_REPORT, ...list }
    },
    async write(list) {
      await db.put('list', list, 'list')
    },
    states: () => db.getAll('batches'),
    async batch(at) {
      const [rows = [], origins, results] = await Promise.all([
        db.get('rows', at),
        db.get('origins', at),
        db.get('results', at),
      ])
      return {
        rows,
        origins: origins ?? originsOf(rows, at),
        results: results ?? rows.map(() => null),
      }
    },
    async add(from, batches) {
      const change = db.transaction(['rows', 'origins', 'batches'], 'readwrite')
      await Promise.all([
        ...batches.flatMap(({ rows, origins }, place) => [
          change.objectStore('rows').put(rows, from + place),
          change.objectStore('origins').put(origins, from + place),
          change
            .objectStore('batches')
            .put({ counts: NO_COUNTS, waiting: rows.length, sent: 0, again: 0 }, from + place),
        ]),
        change.done,
      ])
    },
    async mark(at, state) {
      await db.put('batches', state, at)
    },
    async save(at, results, state) {
      const change = db.transaction(['results', 'batches'], 'readwrite')
      await Promise.all([
        change.objectStore('results').put([...results], at),
        change.objectStore('batches').put(state, at),
        change.done,
      ])
    },
    async clear() {
      const change = db.transaction(STORES, 'readwrite')
      await Promise.all([...STORES.map(name => change.objectStore(name).clear()), change.done])
    },
    close: () => db.close(),
  }
}
