/* What options and arguments may be. The help shows it, so nothing here loads a command. */

export const KINDS = ['secret', 'embedded', 'test'] as const
export type Kind = (typeof KINDS)[number]

export const STATES = ['current', 'active', 'paused', 'expired', 'deleted'] as const
export type State = (typeof STATES)[number]

export const GROUPS = ['key', 'license', 'tag'] as const
export type Group = (typeof GROUPS)[number]

export const INTERVALS = ['day', 'hour'] as const
export type Interval = (typeof INTERVALS)[number]

export const RESULT_FORMATS = ['csv', 'xlsx'] as const
export type ResultFormat = (typeof RESULT_FORMATS)[number]

export const FILE_FORMATS = ['yaml', 'json'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

/** Pages of the portal by the names that people type. */
export const PAGES = {
  overview: '/account',
  keys: '/account/keys',
  'new-key': '/account/keys?dialog=create',
  usage: '/account/keys/usage',
  requests: '/account/keys/requests',
  limits: '/account/keys/limits',
  lists: '/account/tools/lists',
  billing: '/account/billing',
  subscriptions: '/account/subscriptions',
  team: '/account/team',
  activity: '/account/activity',
  tokens: '/account/developers',
  webhooks: '/account/developers/webhooks',
  configuration: '/account/developers/configuration',
  docs: '/docs',
  status: '/status',
} as const
