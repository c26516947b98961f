import { lt } from 'drizzle-orm'
import { CONTACT_RESTORE_WINDOW } from '#generated/durations.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { MAIL_EVENT_KEPT } from './limits.ts'
import { contacts, mailEvents } from './tables.ts'

/** Deletes contacts that can no longer be restored, and the ids of events that no one repeats any more. */
export const purgeJobs: readonly Worker[] = [
  purgeJob('purge-contacts', contacts, ago => lt(contacts.deleted, ago(CONTACT_RESTORE_WINDOW))),
  purgeJob('purge-mail-events', mailEvents, ago => lt(mailEvents.received, ago(MAIL_EVENT_KEPT))),
]
