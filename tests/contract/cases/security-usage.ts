import { listKeyUsage } from '#generated/security/operations/listKeyUsage.ts'
import { keyUsageCases, ownKeyUsageCases } from '../usage-cases.ts'

export const cases = [...keyUsageCases(listKeyUsage), ...ownKeyUsageCases]
