import { createAccount } from '#generated/sales/operations/createAccount.ts'
import { openAccountCases } from '../open-account-cases.ts'

export const cases = openAccountCases(createAccount)
