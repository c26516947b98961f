import type { Queries } from '../storage/database.ts'

/** An entry in the log of an account. */
export interface ActivityEntry {
  activityId: number
  accountId: number
  userId: string | null
  byStaff: boolean
  summary: string
  created: Date
  address: string
  userAgent: string
}

/** Tells the followers of an account what was recorded there, in the transaction that did it. */
export type ActivityNotices = (db: Queries, entry: ActivityEntry) => Promise<void>

/** Without a service that notifies, the activity log is only there to be read. */
export const noNotices: ActivityNotices = async () => {}
