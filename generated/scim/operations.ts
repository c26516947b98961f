// Generated from openapi/scim by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * Get what the service supports.
 *
 * The features of RFC 7644 that work here: PATCH, filters, sorting, and ETags do; bulk calls and passwords don't.
 * RFC 7643 §5.
 *
 * At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const getScimConfiguration: Operation<paths['/v2/ServiceProviderConfig']['get']> = {
  service: 'scim',
  id: 'getScimConfiguration',
  method: 'GET',
  path: '/v2/ServiceProviderConfig',
  auth: 'provisioning',
  roles: [],
}

/**
 * List the resource types.
 *
 * Users and groups, with their endpoints. RFC 7643 §6.
 *
 * At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const listScimResourceTypes: Operation<paths['/v2/ResourceTypes']['get']> = {
  service: 'scim',
  id: 'listScimResourceTypes',
  method: 'GET',
  path: '/v2/ResourceTypes',
  auth: 'provisioning',
  roles: [],
}

/**
 * Get a resource type.
 *
 * Users or groups. RFC 7643 §6.
 *
 * At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const getScimResourceType: Operation<paths['/v2/ResourceTypes/{id}']['get']> = {
  service: 'scim',
  id: 'getScimResourceType',
  method: 'GET',
  path: '/v2/ResourceTypes/{id}',
  auth: 'provisioning',
  roles: [],
}

/**
 * List the schemas.
 *
 * The attributes of users and groups that are stored. RFC 7643 §7.
 *
 * At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const listScimSchemas: Operation<paths['/v2/Schemas']['get']> = {
  service: 'scim',
  id: 'listScimSchemas',
  method: 'GET',
  path: '/v2/Schemas',
  auth: 'provisioning',
  roles: [],
}

/**
 * Get a schema.
 *
 * The attributes of users or of groups, by the URN of the schema. RFC 7643 §7.
 *
 * At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const getScimSchema: Operation<paths['/v2/Schemas/{id}']['get']> = {
  service: 'scim',
  id: 'getScimSchema',
  method: 'GET',
  path: '/v2/Schemas/{id}',
  auth: 'provisioning',
  roles: [],
}

/**
 * List users.
 *
 * The users of the organization that match a filter, all by default. Providers look users up by userName or
 * externalId before they create one. RFC 7644 §3.4.2.
 *
 * At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const listScimUsers: Operation<paths['/v2/Users']['get']> = {
  service: 'scim',
  id: 'listScimUsers',
  method: 'GET',
  path: '/v2/Users',
  auth: 'provisioning',
  roles: [],
}

/**
 * Create a user.
 *
 * Provisions a person. An active user becomes a member of the account that registered the organization, without an
 * invitation, with the roles of the role mapping, if the account has a seat left. The person is found by their email
 * address: the primary one of `emails`, else the first, else userName. Someone without a login gets one, if the
 * organization has verified the domain of the address, or if no one has and a confirmed owner of the account has an
 * address in it. A person with other accounts, and a member of staff,
 * can't be provisioned unless they're already on the account. RFC 7644 §3.3.
 *
 * A repeated call is rejected with `user-exists`. At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const createScimUser: Operation<paths['/v2/Users']['post']> = {
  service: 'scim',
  id: 'createScimUser',
  method: 'POST',
  path: '/v2/Users',
  auth: 'provisioning',
  roles: [],
}

/**
 * Get a user.
 *
 * A user by the `id` that creating it returned. RFC 7644 §3.4.1.
 *
 * At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const getScimUser: Operation<paths['/v2/Users/{id}']['get']> = {
  service: 'scim',
  id: 'getScimUser',
  method: 'GET',
  path: '/v2/Users/{id}',
  auth: 'provisioning',
  roles: [],
}

/**
 * Replace a user.
 *
 * Replaces the attributes of a user; those that are left out are removed, except `active`, which stays.
 * `active: false` ends the person's access as in `changeScimUser`, even if other attributes are invalid or taken:
 * those keep their values. Read-only attributes are ignored. A new userName or address doesn't change the address that the
 * person logs in with. RFC 7644 §3.5.1.
 *
 * A repeated call changes nothing more. At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const updateScimUser: Operation<paths['/v2/Users/{id}']['put']> = {
  service: 'scim',
  id: 'updateScimUser',
  method: 'PUT',
  path: '/v2/Users/{id}',
  auth: 'provisioning',
  roles: [],
}

/**
 * Change a user.
 *
 * Changes some attributes of a user. `active: false` removes the person from the account and ends their sessions: they
 * have no access within seconds, even if other changes of the same call can't be made. A path that names nothing is
 * skipped, unless the call has nothing else. Owners see what was skipped (`listProvisioningFailures`).
 * `active: true` makes them a member again, if a seat is left. The last owner, and an
 * owner with a password and two-step verification, can't be removed this way. RFC 7644 §3.5.2.
 *
 * A repeated call changes nothing more. At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const changeScimUser: Operation<paths['/v2/Users/{id}']['patch']> = {
  service: 'scim',
  id: 'changeScimUser',
  method: 'PATCH',
  path: '/v2/Users/{id}',
  auth: 'provisioning',
  roles: [],
}

/**
 * Delete a user.
 *
 * Deletes a user and ends the person's access as in `changeScimUser`. The person keeps their login,
 * without the account. RFC 7644 §3.6.
 *
 * A repeated call is rejected with `not-found`. At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const deleteScimUser: Operation<paths['/v2/Users/{id}']['delete']> = {
  service: 'scim',
  id: 'deleteScimUser',
  method: 'DELETE',
  path: '/v2/Users/{id}',
  auth: 'provisioning',
  roles: [],
}

/**
 * List groups.
 *
 * The groups of the organization that match a filter, all by default. Members are left out unless `attributes` names
 * them; then a page has fewer groups than `count`, so that it has some 1,000 members at most. RFC 7644 §3.4.2.
 *
 * At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const listScimGroups: Operation<paths['/v2/Groups']['get']> = {
  service: 'scim',
  id: 'listScimGroups',
  method: 'GET',
  path: '/v2/Groups',
  auth: 'provisioning',
  roles: [],
}

/**
 * Create a group.
 *
 * Creates a group of users. If the role mapping names its displayName, its members get those roles. RFC 7644 §3.3.
 *
 * A repeated call is rejected with `group-exists`. At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const createScimGroup: Operation<paths['/v2/Groups']['post']> = {
  service: 'scim',
  id: 'createScimGroup',
  method: 'POST',
  path: '/v2/Groups',
  auth: 'provisioning',
  roles: [],
}

/**
 * Get a group.
 *
 * A group by its `id`. Entra ID asks for it with `excludedAttributes=members`. RFC 7644 §3.4.1.
 *
 * At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const getScimGroup: Operation<paths['/v2/Groups/{id}']['get']> = {
  service: 'scim',
  id: 'getScimGroup',
  method: 'GET',
  path: '/v2/Groups/{id}',
  auth: 'provisioning',
  roles: [],
}

/**
 * Replace a group.
 *
 * Replaces a group and its members, whose roles follow the role mapping. RFC 7644 §3.5.1.
 *
 * A repeated call changes nothing more. At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const updateScimGroup: Operation<paths['/v2/Groups/{id}']['put']> = {
  service: 'scim',
  id: 'updateScimGroup',
  method: 'PUT',
  path: '/v2/Groups/{id}',
  auth: 'provisioning',
  roles: [],
}

/**
 * Change a group.
 *
 * Renames a group, or adds and removes members, whose roles follow the role mapping. RFC 7644 §3.5.2.
 *
 * A repeated call changes nothing more. At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const changeScimGroup: Operation<paths['/v2/Groups/{id}']['patch']> = {
  service: 'scim',
  id: 'changeScimGroup',
  method: 'PATCH',
  path: '/v2/Groups/{id}',
  auth: 'provisioning',
  roles: [],
}

/**
 * Delete a group.
 *
 * Deletes a group. Its members stay, with the roles of their other groups or the default ones. RFC 7644 §3.6.
 *
 * A repeated call is rejected with `not-found`. At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const deleteScimGroup: Operation<paths['/v2/Groups/{id}']['delete']> = {
  service: 'scim',
  id: 'deleteScimGroup',
  method: 'DELETE',
  path: '/v2/Groups/{id}',
  auth: 'provisioning',
  roles: [],
}
