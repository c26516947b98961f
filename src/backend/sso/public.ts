/**
 * Handlers, routes and jobs for the services whose contracts describe single sign-on, and who must use it.
 * Other services may import only this file.
 */

export { certificateReminderJob } from './certificate-reminders.ts'
export { ssoMails } from './declared-mails.ts'
export { identityProviderHandlers, revertActivationsJob } from './identity-providers.ts'
export { ssoHandlers } from './login.ts'
export { oidcProviderHandlers } from './oidc-providers.ts'
export { organizationHandlers } from './organizations.ts'
export { ssoPurgeJobs } from './purge.ts'
export { providerLoginHandlers } from './rehearsal/handlers.ts'
export { refuseSsoMembers } from './required.ts'
export { samlProviderHandlers } from './saml/providers.ts'
export { registerSamlRoutes } from './saml/routes.ts'
export { organizationSeeds } from './seeds.ts'
