import { createOwnAccount } from '#generated/identity/operations/createOwnAccount.ts'
import { openAccountCases } from '../../open-account-cases.ts'

export const cases = openAccountCases(createOwnAccount)
