import { refuseSsoMembers, registerSamlRoutes, ssoHandlers, ssoPurgeJobs } from '#backend/sso/public.ts'
import type { operations, QueryDefaults } from '#generated/identity/types.ts'
import { defineService, type Handlers } from '#kernel/contract/handlers.ts'
import { botProtectionHandlers } from './bot-protection.ts'
import { credentialHandlers } from './credentials.ts'
import { identityHandlers } from './identities.ts'
import { loginHandlers } from './login.ts'
import { ownAccountHandlers } from './own-account.ts'
import { passkeyLoginHandlers } from './passkey-login.ts'
import { passkeyHandlers } from './passkeys.ts'
import { passwordResetHandlers } from './password-resets.ts'
import { passwordHandlers } from './passwords.ts'
import { profileHandlers } from './profile.ts'
import { purgeJobs } from './purge.ts'
import { secondFactorHandlers } from './second-factor.ts'
import { people } from './seeds.ts'
import { sessionHandlers } from './sessions.ts'
import { thirdPartyHandlers } from './third-party.ts'
import { userHandlers } from './users.ts'

/** `openapi/identity`: sign-up, login, and a person's own credentials. */
export const service = defineService(
  'identity',
  {
    ...identityHandlers,
    ...botProtectionHandlers,
    ...loginHandlers(refuseSsoMembers),
    ...ownAccountHandlers,
    ...credentialHandlers,
    ...ssoHandlers,
    ...sessionHandlers,
    ...secondFactorHandlers,
    ...passkeyHandlers,
    ...passkeyLoginHandlers(refuseSsoMembers),
    ...thirdPartyHandlers(refuseSsoMembers),
    ...profileHandlers,
    ...passwordHandlers,
    ...passwordResetHandlers,
    ...userHandlers,
  } satisfies Handlers<operations, QueryDefaults>,
  { jobs: [...purgeJobs, ...ssoPurgeJobs], routes: registerSamlRoutes, people },
)
