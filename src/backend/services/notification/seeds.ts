import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { TOPICS } from '#domain/notification/topics.ts'
import { defineSeed } from '#kernel/seeds.ts'
import { contacts, contactTopics } from './tables.ts'

const contactInput = z.strictObject({
  email: z.string(),
  topics: z.array(z.enum(TOPICS)).readonly(),
  /** True by default. */
  isConfirmed: z.boolean().optional(),
  /** Mail to it came back, or someone there called it unwanted. */
  undeliverable: z.enum(['bounced', 'complained']).optional(),
  /** Takes the place of the first owner. */
  isPrimary: z.boolean().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  company: z.string().optional(),
  phone: z.string().optional(),
  position: z.string().optional(),
})

export const seeds = {
  /** False for an account that is older than contacts, so that its first owner is none. */
  firstContact: defineSeed(z.literal(false), async ({ db, accountId }) => {
    await db.delete(contacts).where(and(eq(contacts.accountId, accountId), contacts.primary))
  }),

  /** Contacts of the account next to its first owner, with the notices that they get. */
  contacts: defineSeed(z.array(contactInput).readonly(), async ({ db, accountId, now }, inputs) => {
    for (const { topics, isConfirmed = true, isPrimary = false, undeliverable, ...details } of inputs) {
      if (isPrimary)
        await db
          .update(contacts)
          .set({ primary: false })
          .where(and(eq(contacts.accountId, accountId), contacts.primary))
      const [contact] = await db
        .insert(contacts)
        .values({
          ...details,
          accountId,
          created: now,
          confirmed: isConfirmed ? now : null,
          undeliverable: undeliverable ? now : null,
          undeliverableReason: undeliverable ?? null,
          primary: isPrimary,
        })
        .returning()
      if (!contact || !topics.length) continue
      const { contactId } = contact
      await db.insert(contactTopics).values(topics.map(topic => ({ contactId, topic })))
    }
  }),

  /** So many contacts next to the first owner, each with a few notices, most of them confirmed. */
  manyContacts: defineSeed(z.number().int().min(1).max(4_999), async ({ db, accountId, now }, total) => {
    await db.execute(sql`
        insert into ${contacts}
          (account_id, company, email, first_name, last_name, position, created, confirmed, undeliverable, undeliverable_reason)
        select ${accountId}, 'Branch ' || n % 40, 'contact-' || n || '@branch-' || n % 40 || '.example',
          (array['Kim', 'Priya', 'Ana', 'Jo', 'Wei', 'Sam'])[n % 6 + 1], 'Contact ' || n,
          (array['Accounts payable', 'IT operations', 'Logistics'])[n % 3 + 1], ${now},
          case when n % 10 > 0 then ${now}::timestamptz end,
          case when n % 25 = 1 then ${now}::timestamptz end,
          case when n % 25 = 1 then 'bounced' end
        from generate_series(1, ${total}) as n`)
    await db.execute(sql`
        insert into ${contactTopics} (contact_id, topic)
        select contact_id, topic from ${contacts}, unnest(array['usage-90', 'usage-100', 'expiring', 'receipts']) as topic
        where account_id = ${accountId} and not ${contacts.primary} and (contact_id + length(topic)) % 3 > 0
        on conflict do nothing`)
  }),
}

type OwnSeeds = typeof seeds
declare module '#kernel/seeds.ts' {
  interface Seeds extends OwnSeeds {}
}
