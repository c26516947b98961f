/** Characters, conditions, and depth of a filter, which are checked before it is parsed. */
export const FILTER_LENGTH = 1000
export const FILTER_CONDITIONS = 30
export const FILTER_DEPTH = 10

/** Most results of one response. */
export const MAX_RESULTS = 200

/** Resources of an organization. */
export const MAX_USERS = 10_000
export const MAX_GROUPS = 1_000

/** Values of a multi-valued attribute of a user. */
export const MAX_VALUES = 20

/** Members in one page of groups, whose callers want them; a page has one group at least. */
export const MEMBERS_OF_PAGE = 1_000
