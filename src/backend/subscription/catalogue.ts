import type { License, Plan } from '#generated/sales/types.ts'
import { licenses } from './catalogue-licenses.ts'
import { plans } from './catalogue-plans.ts'

const byId = new Map(licenses.map(license => [license.license_id, license]))
const byKey = new Map(licenses.map(license => [license.license_key, license]))
const plansById = new Map(plans.map(plan => [plan.plan_id, plan]))

/** The license of a number; undefined for one that the catalogue does not have. */
export function licenseById(id: number): License | undefined {
  return byId.get(id)
}

/** The license by its name in calls of the address APIs, as `us-core-cloud`. */
export function licenseByKey(key: string): License | undefined {
  return byKey.get(key)
}

/** The plan of a number; undefined for one that the catalogue does not have. */
export function planById(id: number): Plan | undefined {
  return plansById.get(id)
}
