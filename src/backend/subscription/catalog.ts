import type { License, Plan } from '#generated/sales/types.ts'
import { licenses } from './catalog-licenses.ts'
import { plans } from './catalog-plans.ts'

const byId = new Map(licenses.map(license => [license.license_id, license]))
const byKey = new Map(licenses.map(license => [license.license_key, license]))
const plansById = new Map(plans.map(plan => [plan.plan_id, plan]))

/** The license with a number; undefined if it is not in the catalog. */
export function licenseById(id: number): License | undefined {
  return byId.get(id)
}

/** The license with a name that calls to the address APIs use, such as `us-core-cloud`. */
export function licenseByKey(key: string): License | undefined {
  return byKey.get(key)
}

/** The plan with a number; undefined if it is not in the catalog. */
export function planById(id: number): Plan | undefined {
  return plansById.get(id)
}
