import { z } from 'zod'
import { DAY, HOUR } from '#domain/time/durations.ts'
import { API_TOKEN_LIFETIME } from '#generated/durations.ts'
import { newId } from '#kernel/random.ts'
import type { SeedContext } from '#kernel/seeds.ts'
import { apiTokens } from '../tables.ts'
import { newSecret } from './settings.ts'

const tokenInput = z.strictObject({
  name: z.string(),
  roles: z.array(z.string()),
  kind: z.enum(['personal', 'service']).optional(),
  networks: z.array(z.string()).optional(),
  usedHoursAgo: z.number().optional(),
  /** In the past, if it is negative. */
  endsInDays: z.number().optional(),
})

/** Tokens of the person in the account, and service accounts of it, the oldest first. */
export const tokensInput = z.array(tokenInput)

/** Returns their secrets. */
export async function seedTokens(
  { db, userId, accountId, now }: Pick<SeedContext, 'db' | 'userId' | 'accountId' | 'now'>,
  inputs: z.output<typeof tokensInput>,
): Promise<string[]> {
  const secrets = []
  for (const [
    at,
    { name, roles, kind = 'personal', networks = [], usedHoursAgo, endsInDays },
  ] of inputs.entries()) {
    const { secret, stored } = newSecret(kind)
    const lifetime = endsInDays === undefined ? API_TOKEN_LIFETIME : endsInDays * DAY
    await db.insert(apiTokens).values({
      tokenId: newId(now),
      kind,
      userId,
      accountId: kind === 'service' ? accountId : null,
      accountIds: [accountId],
      name,
      roles,
      networks,
      ...stored,
      created: new Date(now.getTime() - (inputs.length - at) * HOUR),
      expiresAt: new Date(now.getTime() + lifetime),
      ...(usedHoursAgo !== undefined && {
        lastUsed: new Date(now.getTime() - usedHoursAgo * HOUR),
        lastNetwork: '203.0.113.0/24',
      }),
    })
    secrets.push(secret)
  }
  return secrets
}
