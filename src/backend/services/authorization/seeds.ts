import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { internalRoles, memberships, openAccount } from '#backend/modules/accounts/public.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { defineSeed } from '#kernel/seeds.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { seedTokens, tokensInput } from './api-tokens/seed-tokens.ts'
import { organizationSeeds } from './organizations/seed-organizations.ts'
import { seedActivity } from './seed-activity.ts'
import { seedManyMembers } from './seed-many-members.ts'
import { seedTeam, teamInput } from './seed-team.ts'

export const seeds = {
  ...organizationSeeds,
  /** The person's roles in the account, including staff roles. */
  roles: defineSeed(z.array(z.string()), ({ db, userId, accountId, now }, roles) =>
    setRoles(db, { userId, accountId, roles, now }),
  ),
  /** Number of past entries of the activity log. */
  activity: defineSeed(z.number().int(), ({ db, userId, accountId, now }, count) =>
    seedActivity(db, { userId, accountId, now, count }),
  ),
  /** API tokens of the person, and service accounts of the account. */
  apiTokens: defineSeed(tokensInput, seedTokens),
  /** Other members of the account, and invitations. */
  team: defineSeed(teamInput, seedTeam),
  /** So many more members and invitations, with seats for all of them. */
  manyMembers: defineSeed(
    z.strictObject({
      members: z.number().int(),
      invited: z.number().int().optional(),
      expired: z.number().int().optional(),
    }),
    ({ db, accountId, now }, size) => seedManyMembers(db, { accountId, now, ...size }),
  ),
  /** Other accounts that the person owns: their names, or also their teams. */
  accounts: defineSeed(
    z.array(z.union([z.string(), z.strictObject({ label: z.string(), team: teamInput })])),
    async (context, accounts) => {
      for (const account of accounts) {
        const { label, team } = typeof account === 'string' ? { label: account, team: [] } : account
        const accountId = await openAccount(context.db, {
          userId: context.userId,
          label,
          now: context.now,
        })
        await seedTeam({ ...context, accountId }, team)
      }
    },
  ),
}

type OwnSeeds = typeof seeds
declare module '#kernel/seeds.ts' {
  interface Seeds extends OwnSeeds {}
}

/** Replaces a person's roles in an account; staff roles have their own table. */
export async function setRoles(
  db: Queries,
  {
    userId,
    accountId,
    roles,
    now,
  }: { userId: string; accountId: number; roles: readonly string[]; now: Date },
): Promise<void> {
  const customer = roles.filter(role => role !== INTERNAL_ROLE)
  await db
    .update(memberships)
    .set({ roles: customer })
    .where(and(eq(memberships.userId, userId), eq(memberships.accountId, accountId)))
  await db.delete(internalRoles).where(eq(internalRoles.userId, userId))
  if (roles.includes(INTERNAL_ROLE))
    await db.insert(internalRoles).values({ userId, role: INTERNAL_ROLE, created: now })
}
