/** A change of the contracts, in words for customers. */
export interface ContractChange {
  /** Day in ISO 8601. */
  day: string
  /** The contracts that it changed, with the versions that have it. */
  versions: readonly { service: ChangedService; version: string }[]
  /** Whether callers may have to change their code. */
  isBreaking: boolean
  /** A paragraph each; words in backticks are code. */
  text: readonly string[]
}

/** Where changes are shown. */
export const changelogPage = '/changelog'

/** What each contract is called on the site. */
export const changedServices = {
  gateway: 'Address API',
  compatibility: 'Compatibility API',
  security: 'Keys and requests',
  scim: 'Provisioning (SCIM)',
  subscription: 'Subscriptions',
  billing: 'Billing',
  sales: 'Orders',
  payment: 'Payments',
  authorization: 'Accounts and teams',
  identity: 'Login and profile',
  notification: 'Notifications',
  reporting: 'Status and reports',
  forms: 'Website forms',
} as const

export type ChangedService = keyof typeof changedServices
