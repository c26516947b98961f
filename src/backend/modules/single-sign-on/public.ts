/**
 * Handlers, routes and jobs for the services whose contracts describe single sign-on, and who must use it.
 * Other services may import only this file.
 */

export { accountOrganizationHandlers } from './account-organization.ts'
export { certificateReminderJob } from './certificate-reminders.ts'
export { ssoMails } from './declared-mails.ts'
export { domainReminderJob } from './domain-reminders.ts'
export { domainHandlers } from './domains.ts'
export { identityProviderHandlers, revertActivationsJob } from './identity-providers.ts'
export { ssoHandlers } from './login.ts'
export { oidcProviderHandlers } from './oidc-providers.ts'
export {
  findProvisionedOrganization,
  type OrganizationRow,
  ownOrganization,
} from './organization-store.ts'
export { organizationHandlers } from './organizations.ts'
export { ownAccountHandlers } from './own-accounts.ts'
export {
  type IgnoredValue,
  provisioningFailureHandlers,
  recordIgnoredValues,
  recordProvisioningFailure,
} from './provisioning/failures.ts'
export { admit, expel, findAddressRejection, personBehind } from './provisioning/people.ts'
export { findReplayClient } from './provisioning/replayed-calls.ts'
export { provisioningReplayHandlers } from './provisioning/replays.ts'
export {
  applyRoleMapping,
  areMapped,
  roleMappingHandlers,
  roleMappingOf,
  rolesFor,
} from './provisioning/roles.ts'
export { scimGroups, scimMembers, scimUsers, type UserAttributes } from './provisioning/tables.ts'
export { findProvisioningClient, provisioningTokenHandlers } from './provisioning/tokens.ts'
export { ssoPurgeJobs } from './purge.ts'
export { providerLoginHandlers } from './rehearsal/handlers.ts'
export { relinkHandlers } from './rehearsal/relinks.ts'
export { refuseSsoMembers, ssoOrganizationThatAdmits } from './required.ts'
export { samlProviderHandlers } from './saml/providers.ts'
export { registerSamlRoutes } from './saml/routes.ts'
export { organizationSeeds } from './seeds.ts'
