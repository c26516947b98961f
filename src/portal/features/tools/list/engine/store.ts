import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { RowResult } from '#portal/shared/address-list/results.ts'
import { type BatchState, NO_COUNTS, type StoredList } from './model.ts'

interface Schema extends DBSchema {
  list: { key: 'list'; value: StoredList }
  /** Cells of the rows of each batch. */
  rows: { key: number; value: string[][] }
  results: { key: number; value: (RowResult | null)[] }
  batches: { key: number; value: BatchState }
}

/** A list that no one has touched for so long is deleted, in ms. */
const KEPT = 14 * 24 * 60 * 60_000

interface Batch {
  rows: string[][]
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
  add(from: number, batches: readonly string[][][]): Promise<void>
  mark(at: number, state: BatchState): Promise<void>
  save(at: number, results: readonly (RowResult | null)[], state: BatchState): Promise<void>
  clear(): Promise<void>
  close(): void
}

export async function openStore(name: string, now: number): Promise<ListStore> {
  const db = await openDB<Schema>(name, 1, {
    upgrade(db) {
      for (const store of ['list', 'rows', 'results', 'batches'] as const) db.createObjectStore(store)
    },
  })
  const store = storeOf(db)
  const list = await store.read()
  if (list && now - list.changed > KEPT) await store.clear()
  return store
}

function storeOf(db: IDBPDatabase<Schema>): ListStore {
  return {
    read: () => db.get('list', 'list'),
    async write(list) {
      await db.put('list', list, 'list')
    },
    states: () => db.getAll('batches'),
    async batch(at) {
      const [rows = [], results] = await Promise.all([db.get('rows', at), db.get('results', at)])
      return { rows, results: results ?? rows.map(() => null) }
    },
    async add(from, batches) {
      const change = db.transaction(['rows', 'batches'], 'readwrite')
      await Promise.all([
        ...batches.flatMap((rows, place) => [
          change.objectStore('rows').put(rows, from + place),
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
      const stores = ['list', 'rows', 'results', 'batches'] as const
      const change = db.transaction(stores, 'readwrite')
      await Promise.all([...stores.map(name => change.objectStore(name).clear()), change.done])
    },
    close: () => db.close(),
  }
}
