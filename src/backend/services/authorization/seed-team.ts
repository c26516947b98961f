import { z } from 'zod'
import { memberships } from '#backend/modules/accounts/public.ts'
import { findByUsername, people } from '#backend/modules/people/public.ts'
import { DAY } from '#domain/time/durations.ts'
import { INVITATION_LIFETIME } from '#generated/durations.ts'
import { hashSecret, randomSecret } from '#kernel/access/secret-box.ts'
import { newId } from '#kernel/random.ts'
import type { SeedContext } from '#kernel/seeds.ts'
import { invitations } from './tables.ts'

const colleague = z.strictObject({
  /** Unique by default; of a person that there is, or of a new one. */
  username: z.string().optional(),
  roles: z.array(z.string()),
  /** A new person with a password can log in, and has no other account. */
  password: z.string().optional(),
  /** Only invited; the link works for this number of days, or has stopped that long ago. */
  expiresInDays: z.number().optional(),
  joinedDaysAgo: z.number().optional(),
  /** A new person whose login is turned off. */
  disabled: z.boolean().optional(),
})

/** Who else belongs to the account, or is invited to it, in spite of its maximum. */
export const teamInput = z.array(colleague)

/** Returns the addresses. */
export async function seedTeam(context: SeedContext, inputs: z.output<typeof teamInput>): Promise<string[]> {
  const usernames = []
  for (const input of inputs) {
    const username = input.username ?? `${newId()}@team.example`
    if (input.expiresInDays === undefined) await addMember(context, username, input)
    else await addInvitation(context, username, input.roles, input.expiresInDays)
    usernames.push(username)
  }
  return usernames
}

async function addMember(
  { kernel, db, accountId, now }: SeedContext,
  username: string,
  { roles, password, joinedDaysAgo = 0, disabled = false }: z.output<typeof colleague>,
): Promise<void> {
  const found = await findByUsername(db, username)
  const userId = found?.userId ?? newId(now)
  const passwordHash = password ? await kernel.passwords.hash(password) : null
  if (!found)
    await db.insert(people).values({
      userId,
      username,
      passwordHash,
      passwordSet: password ? now : null,
      created: now,
      confirmed: now,
      disabled: disabled ? now : null,
    })
  const created = new Date(now.getTime() - joinedDaysAgo * DAY)
  await db.insert(memberships).values({ accountId, userId, roles, created })
}

async function addInvitation(
  { db, accountId, now }: SeedContext,
  emailAddress: string,
  roles: string[],
  expiresInDays: number,
): Promise<void> {
  const expiration = now.getTime() + expiresInDays * DAY
  await db.insert(invitations).values({
    invitationId: newId(now),
    accountId,
    emailAddress,
    roles,
    tokenHash: hashSecret(randomSecret()),
    created: new Date(expiration - INVITATION_LIFETIME),
    expiration: new Date(expiration),
  })
}
