import { desc, eq } from 'drizzle-orm'
import type { SeedInput } from '#backend/dev/seeds.ts'
import { lists } from '#backend/services/lists/tables.ts'
import type { World } from './world.ts'

/** The list of the examples. */
const EXAMPLE = '0193f2b1-6a10-7c44-8d21-5e0f9a3b7c11'

/** A call by a new person for the list that they have. */
export async function withList(world: World, ...seeded: NonNullable<SeedInput['lists']>) {
  const caller = await world.person({ lists: seeded })
  const id = await world.given(EXAMPLE, async ({ db }) => {
    const [list] = await db
      .select({ id: lists.listId })
      .from(lists)
      .where(eq(lists.accountId, caller.accountId ?? 0))
      .orderBy(desc(lists.created))
      .limit(1)
    return list?.id ?? ''
  })
  return { caller, params: { id } }
}
