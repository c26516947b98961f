import { eq, sql } from 'drizzle-orm'
import { ownerAddressesOf } from '#backend/modules/people/public.ts'
import {
  certificateReminders,
  firstExpiration,
  identityProviders,
  organizations,
} from '#backend/modules/single-sign-on/public.ts'
import { DAY } from '#domain/time/durations.ts'
import { CERTIFICATE_REMINDERS } from '#generated/durations.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import { certificateExpires } from './mails.ts'

/**
 * Emails owners before the first certificate of their SAML provider expires. The table holds what was sent, so
 * that each email is sent once, whichever server runs the job.
 */
export function certificateReminderJob(kernel: Pick<Kernel, 'publicUrl'>): Worker {
  return {
    name: 'certificate-reminders',
    async run(db, now) {
      const rows = await db
        .select({ provider: identityProviders, organization: organizations })
        .from(identityProviders)
        .innerJoin(organizations, eq(organizations.organizationId, identityProviders.organizationId))
        .where(eq(sql`${identityProviders.settings}->>'type'`, 'saml'))
      let mailed = 0
      for (const { provider, organization } of rows) {
        if (provider.settings.type !== 'saml') continue
        const expiration = firstExpiration(provider.settings.certificates)
        const days = reminderDue(expiration, now)
        if (days === undefined) continue
        const { idpId } = provider
        const isFirst = await db
          .insert(certificateReminders)
          .values({ idpId, expiration, days, sent: now })
          .onConflictDoNothing()
          .returning({ idpId: certificateReminders.idpId })
        if (!isFirst.length) continue
        const facts = { organization: organization.name, provider: provider.name, expiration, days }
        for (const to of await ownerAddressesOf(db, organization.ownerAccountId)) {
          await queueMail(db, certificateExpires.to(to, facts, kernel), now)
          mailed += 1
        }
      }
      return mailed
    },
  }
}

/** The days before the expiration whose email is due: after a long stop, only the latest. */
function reminderDue(expiration: Date, now: Date): number | undefined {
  const left = expiration.getTime() - now.getTime()
  if (left <= 0) return undefined
  const due = CERTIFICATE_REMINDERS.toSorted((a, b) => a - b).find(before => left <= before)
  return due && due / DAY
}
