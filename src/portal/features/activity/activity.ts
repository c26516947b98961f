import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import type { Activity, ActivityKind } from '#generated/authorization/types.ts'
import { query } from '#portal/api/call.ts'
import { fetchList, listQuery } from '#portal/kit/list/queries.ts'
import { type ActivitySearch, startOfDays } from './activity-search.ts'

/** Something that someone did. */
export interface Entry {
  id: number
  created: string
  kind: ActivityKind | null
  operation: string
  summary: string
  userId: string | null
  /** Email address; null for someone who is gone. */
  username: string | null
  isByStaff: boolean
  /** The API token of the program that did it; null for a person. */
  token: { name: string; kind: 'personal' | 'service' | 'set-up' } | null
  reason: string | null
  resource: { kind: string; id: string } | null
  /** Such as `Firefox on Mac`; null if nothing is known of it. */
  device: string | null
  network: string
  requestId: string
  undo: Activity['undo']
  isUndo: boolean
}

export function toEntry(wire: Activity): Entry {
  const { browser, system } = wire.device
  return {
    id: wire.activity_id,
    created: wire.created,
    kind: wire.kind,
    operation: wire.operation,
    summary: wire.summary,
    userId: wire.person?.user_id ?? null,
    username: wire.person?.username ?? null,
    isByStaff: wire.by_staff,
    token: wire.token && { name: wire.token.name, kind: wire.token.kind },
    reason: wire.reason,
    resource: wire.resource && { kind: wire.resource.kind, id: wire.resource.resource_id },
    device: [browser, system].filter(Boolean).join(' on ') || null,
    network: wire.network,
    requestId: wire.request_id,
    undo: wire.undo,
    isUndo: wire.undoes !== null,
  }
}

/** Who did it, in words. */
export function whoOf({
  username,
  isByStaff,
  token,
}: Pick<Entry, 'username' | 'isByStaff'> & Partial<Pick<Entry, 'token'>>): string {
  if (token?.kind === 'set-up') return `Set-up link ${token.name}`
  if (token?.kind === 'service') return `Service account ${token.name}`
  if (token) return `${username ?? 'Former member'} through token ${token.name}`
  if (!isByStaff) return username ?? 'Former member'
  return username === null ? 'Gatepost support' : `Gatepost support, as ${username}`
}

/** Why an action cannot be undone; undefined if it can, or if it is not a question. */
export function undoReason(undo: Entry['undo']): string | undefined {
  if (undo === 'superseded') return 'This changed again later. You can only undo the latest change.'
  if (undo === 'missing-role') return 'You don’t have the role for this. Ask an account owner.'
  return undefined
}

/** The most that the contract allows, for a file. */
const WHOLE = 500

/** One page of the activity log, as a query and for a file. */
export const activityQuery = (search: ActivitySearch) => listQuery(listActivity, inputOf(search), toEntries)
export const fetchActivity = (search: ActivitySearch, cursor: string | undefined) =>
  fetchList(listActivity, inputOf({ ...search, cursor }, WHOLE), toEntries)

const toEntries = ({ activity }: { activity: Parameters<typeof toEntry>[0][] }) => activity.map(toEntry)

function inputOf({ time, ...search }: ActivitySearch, page_size?: number) {
  const start = time && startOfDays(time, new Date())
  return { query: { ...search, ...(start && { start }), ...(page_size && { page_size }) } }
}

/** More people are found by typing. */
export const IN_A_MENU = 25
const SUGGESTED = 8

/** The people of the account, to filter by; only owners may see them. */
export const teamQuery = query(listTeamMembers, { query: { state: 'member', page_size: IN_A_MENU } })
/** Those with a text in their address, or with an id. */
export const peopleQuery = (text: string) =>
  query(listTeamMembers, { query: { state: 'member', search: text, page_size: SUGGESTED } })
