import { LIST_KEPT } from '#generated/durations.ts'
import type { List, ListSummary } from '#generated/lists/types.ts'
import type { ListRow } from './tables.ts'

export function summaryWire(row: ListRow): ListSummary {
  return {
    list_id: row.listId,
    name: row.name,
    state: row.state,
    created: row.created.toISOString(),
    finished: row.finished?.toISOString() ?? null,
    list_expires_at: new Date(row.created.getTime() + LIST_KEPT).toISOString(),
    rows: row.rows,
    addresses: row.lookups,
    looked_up: row.lookedUp,
  }
}

export function listWire(row: ListRow): List {
  return {
    ...summaryWire(row),
    started: row.started?.toISOString() ?? null,
    size: row.size,
    uploaded_bytes: row.uploaded,
    notify: row.notify,
    version: row.version,
    failure: row.failure,
    outcomes: { confirmed: row.confirmed, incomplete: row.incomplete, not_found: row.notFound },
    contents: row.contents,
  }
}
