import { UnreadableList } from '#domain/address-list/csv/records.ts'
import { type ReadOptions, readList } from '#domain/address-list/read-list.ts'
import type { StoredList } from './model.ts'
import type { ListStore } from './store.ts'

export interface ImportOptions extends ReadOptions {
  /** Of the file. */
  name: string
}

/** Reads a file into the store, in place of what was there. Throws UnreadableList for what is no list. */
export async function importList(
  store: ListStore,
  file: Blob,
  { name, ...options }: ImportOptions,
  now: number,
): Promise<StoredList> {
  await store.clear()
  try {
    const read = await readList(file, options, { add: store.add, openSpreadsheet })
    const list: StoredList = {
      ...read,
      name,
      undone: [],
      created: now,
      changed: now,
      state: 'ready',
      failure: null,
    }
    await store.write(list)
    return list
  } catch (error) {
    await store.clear()
    throw error
  }
}

const openSpreadsheet: Parameters<typeof readList>[2]['openSpreadsheet'] = async (file, kind) => {
  const reader = await import('#portal/shared/address-list/spreadsheet.ts').catch(() => {
    throw new UnreadableList(
      'The part of this page that reads spreadsheets couldn’t be loaded. Check your connection and try again, or save the list as CSV.',
    )
  })
  return reader.openSpreadsheet(file, kind)
}
