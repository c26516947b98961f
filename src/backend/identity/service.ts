import type { operations, QueryDefaults } from '#generated/identity/types.ts'
import { defineService, type Handlers } from '#kernel/contract/handlers.ts'
import { botProtectionHandlers } from './bot-protection.ts'
import { credentialHandlers } from './credentials.ts'
import { identityHandlers } from './identities.ts'
import { loginHandlers } from './login.ts'
import { ownAccountHandlers } from './own-account.ts'
import { passkeyHandlers } from './passkeys.ts'
import { passwordResetHandlers } from './password-resets.ts'
import { passwordHandlers } from './passwords.ts'
import { profileHandlers } from './profile.ts'
import { purgeJobs } from './purge.ts'
import { registerSamlRoutes } from './saml-routes.ts'
import { secondFactorHandlers } from './second-factor.ts'
import { sessionHandlers } from './sessions.ts'
import { ssoHandlers } from './sso.ts'
import { thirdPartyHandlers } from './third-party.ts'
import { userHandlers } from './users.ts'

/** `openapi/identity`: sign-up, login, and a person's own credentials. */
export const identityService = defineService(
  'identity',
  {
    ...identityHandlers,
    ...botProtectionHandlers,
    ...loginHandlers,
    ...ownAccountHandlers,
    ...credentialHandlers,
    ...ssoHandlers,
    ...sessionHandlers,
    ...secondFactorHandlers,
    ...passkeyHandlers,
    ...thirdPartyHandlers,
    ...profileHandlers,
    ...passwordHandlers,
    ...passwordResetHandlers,
    ...userHandlers,
  } satisfies Handlers<operations, QueryDefaults>,
  { jobs: purgeJobs, routes: registerSamlRoutes },
)
