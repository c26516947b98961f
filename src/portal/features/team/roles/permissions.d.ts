/** What each role allows. The build computes it from the contracts and routes (`scripts/lib/permission-table.ts`). */
declare module 'virtual:permissions' {
  /** The roles that an owner can give, in the order of the contract. */
  export const customerRoles: readonly import('#generated/authorization/types.ts').CustomerRole[]
  /** The operations that depend on these roles. */
  export const operations: readonly import('./permission-table.ts').PermittedOperation[]
  /** The pages that need some of these operations. */
  export const pages: readonly import('./permission-table.ts').PermittedPage[]
}
