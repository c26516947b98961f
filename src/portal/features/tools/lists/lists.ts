import type { ImportReport } from '#domain/address-list/list.ts'
import type { Part } from '#domain/address-list/mapping.ts'
import { getList } from '#generated/lists/operations/getList.ts'
import { listLists } from '#generated/lists/operations/listLists.ts'
import type { List, ListCollection, ListSummary, UpdateListBody } from '#generated/lists/types.ts'
import { listedQuery, listQuery } from '#portal/kit/list/queries.ts'
import type { BadgeTone } from '#portal/ui/data/badge.tsx'

export type ListState = List['state']

/** A list on the server, as the history shows it. */
export interface ListedList {
  id: string
  name: string
  state: ListState
  created: string
  expires: string
  rows: number
  /** Distinct addresses, and how many of them have a result. */
  lookups: number
  lookedUp: number
}

export interface ServerList extends ListedList {
  version: number
  size: number
  uploaded: number
  notify: boolean
  started: string | null
  finished: string | null
  failure: { name: string; message: string } | null
  outcomes: { confirmed: number; incomplete: number; notFound: number }
  contents: ListContents | null
}

type NoteKind = NonNullable<List['contents']>['plan']['notes'][number]['kind']

interface ListContents {
  columns: readonly string[]
  mapping: Readonly<Record<Part, number | null>>
  undone: NonNullable<List['contents']>['undone']
  report: ImportReport
  format: NonNullable<List['contents']>['format']
  plan: {
    lookups: number
    repeated: number
    skipped: number
    repairedRows: number
    repairedZipcodes: number
    leftOut: number
    notes: readonly { kind: NoteKind; line: number; text: string; reason: string }[]
    preview: readonly { cells: readonly string[]; line: string | null }[]
  }
}

export function toListed(wire: ListSummary): ListedList {
  return {
    id: wire.list_id,
    name: wire.name,
    state: wire.state,
    created: wire.created,
    expires: wire.list_expires_at,
    rows: wire.rows,
    lookups: wire.addresses,
    lookedUp: wire.looked_up,
  }
}

export function toList(wire: List): ServerList {
  const { outcomes, contents } = wire
  return {
    ...toListed(wire),
    version: wire.version,
    size: wire.size,
    uploaded: wire.uploaded_bytes,
    notify: wire.notify,
    started: wire.started,
    finished: wire.finished,
    failure: wire.failure,
    outcomes: {
      confirmed: outcomes.confirmed,
      incomplete: outcomes.incomplete,
      notFound: outcomes.not_found,
    },
    contents: contents && toContents(contents),
  }
}

function toContents({ report, plan, mapping, ...contents }: NonNullable<List['contents']>): ListContents {
  return {
    ...contents,
    mapping: {
      address: mapping.address_column,
      number: mapping.number_column,
      street: mapping.street_column,
      secondary: mapping.secondary_column,
      city: mapping.city_column,
      state: mapping.state_column,
      zipcode: mapping.zipcode_column,
    },
    report: {
      titles: report.titles,
      emptyRows: report.empty_rows,
      repeatedHeads: report.repeated_heads,
      strayBytes: report.stray_bytes,
      invisible: report.invisible,
      unreadable: report.unreadable,
      formulas: report.formulas,
      hasLinks: report.has_links,
    },
    plan: {
      lookups: plan.addresses,
      repeated: plan.repeated,
      skipped: plan.skipped,
      repairedRows: plan.repaired_rows,
      repairedZipcodes: plan.repaired_zipcodes,
      leftOut: plan.left_out,
      notes: plan.notes.map(({ explanation: reason, ...note }) => ({ ...note, reason })),
      preview: plan.preview.map(({ cells, looked_up_as: line }) => ({ cells, line })),
    },
  }
}

/** The columns of a mapping as a call sends them. */
export function toColumns(
  mapping: Readonly<Partial<Record<Part, number | null>>>,
): UpdateListBody['mapping'] {
  return {
    address_column: mapping.address ?? null,
    number_column: mapping.number ?? null,
    street_column: mapping.street ?? null,
    secondary_column: mapping.secondary ?? null,
    city_column: mapping.city ?? null,
    state_column: mapping.state ?? null,
    zipcode_column: mapping.zipcode ?? null,
  }
}

/** Milliseconds between two looks at a list that changes by itself. */
const POLL = 2_000

const isMoving = (state: ListState | undefined) => state === 'reading' || state === 'running'

export const listsQuery = {
  ...listQuery(listLists, {}, ({ lists }: ListCollection) => lists.map(toListed)),
  refetchInterval: ({ state }: { state: { data?: ListCollection | undefined } }) =>
    state.data?.lists.some(list => isMoving(list.state)) ? POLL : false,
} as const

/** A list by its id, looked at again while it changes by itself. */
export const serverListQuery = (id: string) => ({
  ...listedQuery(getList, { path: { id } }, toList, {
    list: getList,
    matches: ({ list_id }) => list_id === id,
  }),
  refetchInterval: ({ state }: { state: { data?: List | undefined } }) =>
    isMoving(state.data?.state) ? POLL : (false as const),
})

/** What shows a list, out of date after each change. */
export const listQueries = [getList, listLists] as const

export const stateLabels: Readonly<Record<ListState, { label: string; tone: BadgeTone }>> = {
  uploading: { label: 'Upload not finished', tone: 'warning' },
  reading: { label: 'Being read', tone: 'accent' },
  ready: { label: 'Ready to start', tone: 'accent' },
  running: { label: 'Running', tone: 'accent' },
  paused: { label: 'Paused', tone: 'warning' },
  done: { label: 'Done', tone: 'neutral' },
  canceled: { label: 'Canceled', tone: 'neutral' },
  failed: { label: 'Can’t be read', tone: 'danger' },
}
