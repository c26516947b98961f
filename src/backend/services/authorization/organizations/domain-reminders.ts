import { and, eq, gte, isNotNull } from 'drizzle-orm'
import { ownerAddressesOf } from '#backend/modules/people/public.ts'
import {
  domainReminders,
  organizations,
  unverifiedDomainsOf,
} from '#backend/modules/single-sign-on/public.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import { DOMAIN_REMINDER_DAYS } from '../limits.ts'
import { domainsUnverified, verifyDomains } from './mails.ts'

/**
 * Emails owners of organizations from before domains had to be verified: when the period starts, before it ends, and
 * once it has ended without their domains. The table holds what was sent, so that each email is sent once, whichever
 * server runs the job.
 */
export function domainReminderJob(kernel: Pick<Kernel, 'publicUrl'>): Worker {
  return {
    name: 'domain-reminders',
    async run(db, now) {
      // Someone who sets up a server after months reads nothing about a period that is long over.
      const recent = gte(organizations.graceEnds, new Date(now.getTime() - 7 * DAY))
      const rows = await db
        .select()
        .from(organizations)
        .where(and(isNotNull(organizations.graceEnds), recent))
      let mailed = 0
      for (const organization of rows) {
        const { organizationId, name, graceEnds, ownerAccountId } = organization
        const days = graceEnds && reminderDue(graceEnds, now)
        if (!graceEnds || days === undefined || days === null) continue
        const isThis = and(eq(domainReminders.organizationId, organizationId), eq(domainReminders.days, days))
        if (await db.$count(domainReminders, isThis)) continue
        const domains = await unverifiedDomainsOf(db, organization)
        if (!domains.length) continue
        const isFirst = await db
          .insert(domainReminders)
          .values({ organizationId, days, sent: now })
          .onConflictDoNothing()
          .returning({ days: domainReminders.days })
        if (!isFirst.length) continue
        const facts = { organization: name, domains, ends: graceEnds, days }
        for (const to of await ownerAddressesOf(db, ownerAccountId)) {
          await queueMail(db, (days ? verifyDomains : domainsUnverified).to(to, facts, kernel), now)
          mailed += 1
        }
      }
      return mailed
    },
  }
}

/** The days before the end whose email is due: after a long stop, only the latest. */
function reminderDue(ends: Date, now: Date): number | undefined {
  const left = ends.getTime() - now.getTime()
  return DOMAIN_REMINDER_DAYS.toSorted((a, b) => a - b).find(days => left <= days * DAY)
}
