import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { unsubscribeProfile } from '#generated/notification/operations/unsubscribeProfile.ts'
import { pauseSecretKey } from '#generated/security/operations/pauseSecretKey.ts'
import type { Person } from './backend.ts'
import type { World } from './contract/world.ts'
import { withSecretKey } from './keys.ts'

/** A person who has just paused a key, and the entry of that. */
export async function withPausedKey(
  world: World,
): Promise<{ caller: Person; params: { id: number }; key: { id: string } }> {
  const { caller, params: key } = await withSecretKey(world)
  await world.perform(pauseSecretKey, { caller, params: key })
  const { activity } = await world.perform(listActivity, { caller, query: { page_size: 1 } })
  return { caller, params: { id: activity[0]?.activity_id ?? 0 }, key }
}

/** A person who no longer wants some notices, and the entry of that, which they alone see. */
export async function withUnsubscribedTopic(
  world: World,
): Promise<{ caller: Person; params: { id: number } }> {
  const caller = await world.person()
  await world.perform(unsubscribeProfile, { caller, params: { topic: 'security' } })
  const query = { user: caller.userId, page_size: 1 }
  const { activity } = await world.perform(listActivity, { caller, query })
  return { caller, params: { id: activity[0]?.activity_id ?? 0 } }
}
