import { sql } from 'drizzle-orm'
import type { Job } from '../jobs/jobs.ts'

/**
 * Counts anew what the planner goes by. A server of PostgreSQL does so by itself; the embedded one does not, and
 * takes every table for one of a few rows, which it would rather sort than read by an index.
 */
export const statisticsJob: Job = {
  name: 'statistics',
  async run(db) {
    await db.execute(sql`analyze`)
    return 0
  },
}
