import { problem } from '#kernel/http/problem.ts'

/** A change by staff, with the id that they gave it so that they can undo it. */
export interface StaffChange {
  id: string | null
  at: string
}

/** The latest change of each setting of a term that staff can change and undo. */
export type StaffChanges = Partial<Record<'lookups' | 'duration' | 'rateLimit', StaffChange>>

/**
 * Returns the latest change of something if it has this id. Throws `changed-since` otherwise: undoing it would undo
 * what someone has changed since.
 */
export function requireLatest(latest: StaffChange | null | undefined, id: string): StaffChange {
  if (latest?.id !== id) throw problem('changed-since')
  return latest
}
