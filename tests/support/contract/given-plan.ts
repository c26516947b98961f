import { applyConfigurationPlan } from '#generated/configuration/operations/applyConfigurationPlan.ts'
import { createConfigurationPlan } from '#generated/configuration/operations/createConfigurationPlan.ts'
import type { Person } from '../backend.ts'
import type { World } from './world.ts'

/** A file that changes a limit of the account. */
export const LIMITS = 'version: 1\nlimits:\n  lookups_per_day: 5000\n'
/** A file with a new key. */
export const NEW_KEY = 'version: 1\nsecret_keys:\n  - label: Checkout server\n'
/** A file with a new webhook endpoint. */
export const NEW_WEBHOOK =
  'version: 1\nwebhooks:\n  - url: https://hooks.northwind.example/gatepost\n    events: [order.paid]\n'
/** A file with a new organization, and the roles of its people. */
export const newOrganization = (name: string) =>
  `version: 1\nsingle_sign_on:\n  organization: ${name}\n  default_roles: [api-key-viewer]\n`

/** A call by a new person for a plan from a file. */
export async function withPlan(world: World, text = LIMITS, caller?: Person) {
  const person = caller ?? (await world.person())
  const { plan_id: id } = await world.perform(createConfigurationPlan, { caller: person, body: { text } })
  return { caller: person, params: { id } }
}

/** The same for one that was applied. */
export async function withAppliedPlan(world: World, text = LIMITS) {
  const call = await withPlan(world, text)
  await world.perform(applyConfigurationPlan, call)
  return call
}
