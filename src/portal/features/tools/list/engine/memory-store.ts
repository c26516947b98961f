import type { NewBatch } from '#domain/address-list/list.ts'
import type { BatchState, StoredList } from './model.ts'
import type { ListStore } from './store.ts'

/** A store for tests, which keeps rows in memory. */
export function memoryStore(): ListStore & { rows: () => string[][] } {
  let batches: NewBatch[] = []
  let list: StoredList | undefined
  return {
    read: async () => list,
    write: async next => {
      list = next
    },
    states: async (): Promise<BatchState[]> => [],
    batch: async at => {
      const { rows, origins } = batches[at] ?? { rows: [], origins: { lines: [], damage: {} } }
      return { rows, origins, results: rows.map(() => null) }
    },
    add: async (from, added) => {
      for (const [place, batch] of added.entries()) batches[from + place] = batch
    },
    mark: async () => {},
    save: async () => {},
    clear: async () => {
      batches = []
      list = undefined
    },
    close: () => {},
    rows: () => batches.flatMap(({ rows }) => rows),
  }
}
