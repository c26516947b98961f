import type { Activity, ActivityKind } from '#generated/authorization/types.ts'

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
export function whoOf({ username, isByStaff }: Pick<Entry, 'username' | 'isByStaff'>): string {
  if (!isByStaff) return username ?? 'Someone who is gone'
  return username === null ? 'Gatepost support' : `Gatepost support, as ${username}`
}

/** Why an action cannot be undone; undefined if it can, or if it is not a question. */
export function undoReason(undo: Entry['undo']): string | undefined {
  if (undo === 'superseded') return 'This has changed again since. Only its latest change can be undone.'
  if (undo === 'missing-role') return 'You don’t have the role that this needs. Ask an account owner.'
  return undefined
}
