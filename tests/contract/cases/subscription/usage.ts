import { listUsageByKey } from '#generated/subscription/operations/listUsageByKey.ts'
import { keyUsageCases, licenseUsageCases } from '../../usage-cases.ts'

export const cases = [...keyUsageCases(listUsageByKey), ...licenseUsageCases]
