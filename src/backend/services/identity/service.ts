import { accountOpened } from '#backend/modules/accounts/public.ts'
import { keepLogin, personErased } from '#backend/modules/people/public.ts'
import { ssoPurgeJobs } from '#backend/modules/single-sign-on/public.ts'
import type { operations, QueryDefaults } from '#generated/identity/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { kindsIn } from '#kernel/mail/define-mail.ts'
import { botProtectionHandlers } from './bot-protection.ts'
import { credentialHandlers } from './credentials.ts'
import { deletionHandlers } from './deletion/deletion.ts'
import { eraseLogin } from './deletion/erase-own.ts'
import { loginErasureJob } from './deletion/erasure.ts'
import { deletionHoldHandlers } from './deletion/holds.ts'
import * as deletionMails from './deletion/mails.ts'
import { identityHandlers } from './identities.ts'
import { linkCodeHandlers } from './link-codes.ts'
import { loginHandlers } from './login/login.ts'
import { secondFactorHandlers } from './login/second-factor.ts'
import * as addressMails from './mails/addresses.ts'
import * as factorMails from './mails/factors.ts'
import * as loginMails from './mails/logins.ts'
import * as passwordMails from './mails/passwords.ts'
import * as signUpMails from './mails/sign-up.ts'
import { ownAccountHandlers } from './own-account.ts'
import { passkeyLoginHandlers } from './passkeys/login.ts'
import { passkeyHandlers } from './passkeys/passkeys.ts'
import { passwordResetHandlers } from './passwords/password-resets.ts'
import { passwordHandlers } from './passwords/passwords.ts'
import { profileHandlers } from './profile.ts'
import { purgeJobs } from './purge.ts'
import { people, seeds } from './seeds.ts'
import { sessionHandlers } from './sessions.ts'
import { registerSamlRoutes } from './sso/saml-routes.ts'
import { ssoHandlers } from './sso/sso.ts'
import { thirdPartyHandlers } from './third-party/third-party.ts'
import { providerVariables } from './third-party/variables.ts'
import { userLoginHandlers } from './users/user-logins.ts'
import { userHandlers } from './users/users.ts'

// Someone who opens an account has changed their mind.
accountOpened.subscribe(async (db, { userId }) => {
  await keepLogin(db, userId)
})
personErased.subscribe(eraseLogin)

/** `openapi/identity`: sign-up, login, and a person's own credentials. */
export const service = defineService(
  'identity',
  {
    ...identityHandlers,
    ...botProtectionHandlers,
    ...linkCodeHandlers,
    ...loginHandlers,
    ...ownAccountHandlers,
    ...credentialHandlers,
    ...ssoHandlers,
    ...sessionHandlers,
    ...secondFactorHandlers,
    ...passkeyHandlers,
    ...passkeyLoginHandlers,
    ...thirdPartyHandlers,
    ...profileHandlers,
    ...passwordHandlers,
    ...passwordResetHandlers,
    ...userHandlers,
    ...userLoginHandlers,
    ...deletionHandlers,
    ...deletionHoldHandlers,
  } satisfies Handlers<operations, QueryDefaults>,
  {
    mails: kindsIn(signUpMails, passwordMails, addressMails, factorMails, loginMails, deletionMails),
    workers: kernel => [...purgeJobs, ...ssoPurgeJobs, loginErasureJob(kernel)],
    variables: [providerVariables],
    routes: registerSamlRoutes,
    people,
    seeds,
  },
)
