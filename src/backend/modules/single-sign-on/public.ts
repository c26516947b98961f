/**
 * The engine of single sign-on: organizations and their providers, logins with them, whom they may add, and who must
 * log in with them. Services may import only this file.
 */

export { type AssertedIdentity, attemptKey, rehearsalKey, type SsoSecrets } from './asserted-identity.ts'
export { SSO_CALLBACK, ssoCallback } from './callback.ts'
export { governingAccount, withoutName } from './erased-account.ts'
export { FailedSsoLogin, publicError } from './failure.ts'
export { keyAccessIn, lockKeyAccess } from './key-access.ts'
export { beginAtProvider, verifyReturn } from './login.ts'
export { organizationOfAddress, unverifiedDomainsOf } from './login-domains.ts'
export { findMember, rehearseMember } from './login-members.ts'
export { isPublicMailDomain } from './mail-domains.ts'
export { loginBlocks, passwordNeeded } from './mails.ts'
export {
  accountsBy,
  accountsIn,
  claimName,
  findProvisionedOrganization,
  isNameFree,
  type OrganizationRow,
  organizationByName,
  organizationNamesOf,
  organizationOf,
  ownOrganization,
  type ProviderRow,
  providerOf,
  readOwnOrganization,
  releaseName,
} from './organization-store.ts'
export { withAddress } from './provider-address.ts'
export { inspectIssuer } from './providers/discovery.ts'
export { isSameIssuer } from './providers/issuer.ts'
export { reported } from './providers/reported.ts'
export type { OidcSettings, SamlSettings } from './providers/settings.ts'
export { discoverIssuer, loadMetadata, mayLeadTo } from './providers/sources.ts'
export { confirmActivation, lockProvider, markTested } from './providers/state.ts'
export { type IgnoredValue, recordIgnoredValues, recordProvisioningFailure } from './provisioning/failures.ts'
export { joinersAmong } from './provisioning/joining.ts'
export {
  addOrganizationMember,
  findAddressRejection,
  personBehind,
  removeOrganizationMember,
} from './provisioning/people.ts'
export { findReplayClient, performAgain } from './provisioning/replayed-calls.ts'
export {
  applyRoleMapping,
  areMapped,
  groupKeyOf,
  type RoleMappingRow,
  roleMappingOf,
  rolesFor,
} from './provisioning/roles.ts'
export { deleteProvisioning, endProvisioningOf } from './provisioning/store.ts'
export {
  provisioningFailures,
  provisioningTokens,
  roleMappings,
  scimGroups,
  scimMembers,
  scimUsers,
  type UserAttributes,
} from './provisioning/tables.ts'
export { findProvisioningClient, worksAt } from './provisioning/tokens.ts'
export { ssoPurgeJobs } from './purge.ts'
export { toReceived } from './received.ts'
export {
  beginRehearsal,
  finishRehearsal,
  latestRehearsal,
  listRecords,
  readLogin,
  recordLogin,
  type SsoRecord,
  startedRehearsal,
} from './records.ts'
export { unlinkFormer } from './renamed.ts'
export {
  isExempt,
  isOwnerOf,
  membersWhoNeedSso,
  recoveryOwners,
  rejectSsoMembers,
  requireRecoveryOwners,
  ssoOrganizationThatAdmits,
} from './required.ts'
export { acceptResponse, organizationBehind } from './saml/acceptance.ts'
export { firstExpiration, toCertificate } from './saml/certificates.ts'
export { samlKey } from './saml/keys.ts'
export { REQUEST_PATH } from './saml/login.ts'
export { readContent, readMetadata } from './saml/metadata.ts'
export { readUnsolicited } from './saml/response.ts'
export {
  certificateReminders,
  domainReminders,
  identityProviders,
  organizationAccounts,
  organizationDomains,
  organizationNames,
  organizations,
  ssoLogins,
  ssoRecords,
} from './tables.ts'
