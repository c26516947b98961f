import {
  accountCloses,
  accountErased,
  accountExports,
  memberJoins,
} from '#backend/modules/accounts/public.ts'
import { loginDeletes, personErased } from '#backend/modules/people/public.ts'
import { passwordNeeded } from '#backend/modules/single-sign-on/public.ts'
import { addressSignsUp } from '#backend/services/identity/public.ts'
import type { operations, QueryDefaults } from '#generated/authorization/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { kindsIn } from '#kernel/mail/define-mail.ts'
import { accessRules } from './access-rules.ts'
import { accountRecordHandlers } from './account-records.ts'
import { accountHandlers } from './accounts.ts'
import { activityHandlers } from './activity.ts'
import { accessTokenHandlers } from './api-tokens/access-tokens.ts'
import { foundTokenHandlers } from './api-tokens/found-tokens.ts'
import { lastUseWorker, purgeTokensJob, tokenReminderJob } from './api-tokens/jobs.ts'
import * as tokenMails from './api-tokens/mails.ts'
import { serviceAccountHandlers } from './api-tokens/service-accounts.ts'
import { authorizationVariables } from './api-tokens/variables.ts'
import { closingHandlers } from './closing/closing.ts'
import { eraseTeam } from './closing/erase-own.ts'
import { erasureJob } from './closing/erasure.ts'
import { exportedTeam } from './closing/exported.ts'
import { eraseMember, tokensThatStop } from './closing/left-login.ts'
import * as closingMails from './closing/mails.ts'
import { teamThatEnds } from './closing/recipients.ts'
import { staffClosingHandlers } from './closing/staff.ts'
import { demo } from './demo.ts'
import { certificateReminderJob } from './identity-providers/certificate-reminders.ts'
import { identityProviderHandlers, revertActivationsJob } from './identity-providers/identity-providers.ts'
import * as providerMails from './identity-providers/mails.ts'
import { oidcProviderHandlers } from './identity-providers/oidc-providers.ts'
import { providerInspectionHandlers } from './identity-providers/provider-inspections.ts'
import { samlProviderHandlers } from './identity-providers/saml-providers.ts'
import { acceptInvitationHandlers, isInvited } from './invitations/accept.ts'
import { invitationBatchHandlers } from './invitations/invitation-batches.ts'
import { invitationHandlers } from './invitations/invitations.ts'
import { takeSeat } from './invitations/open-invitations.ts'
import * as mails from './mails.ts'
import { registerMcp } from './mcp/routes.ts'
import { authorizationCodeHandlers, purgeCodesJob } from './oauth/codes.ts'
import { registerOAuth } from './oauth/routes.ts'
import { domainReminderJob } from './organizations/domain-reminders.ts'
import * as organizationMails from './organizations/mails.ts'
import { domainHandlers } from './organizations/organization-domains.ts'
import { organizationHandlers } from './organizations/organizations.ts'
import { providerLoginHandlers } from './provider-logins/provider-logins.ts'
import { relinkHandlers } from './provider-logins/relinks.ts'
import { provisioningHandlers } from './provisioning.ts'
import { provisioningFailureHandlers } from './provisioning-failures.ts'
import { purgeJobs } from './purge.ts'
import { roleHandlers } from './roles.ts'
import { seeds } from './seeds.ts'
import { setUpLinkHandlers } from './set-up-links/set-up-links.ts'
import { internalHandlers } from './staff.ts'
import { teamHandlers } from './team.ts'
import { tokenHandlers } from './tokens.ts'

const handlers = {
  ...accountHandlers,
  ...internalHandlers,
  ...tokenHandlers,
  ...organizationHandlers,
  ...domainHandlers,
  ...identityProviderHandlers,
  ...samlProviderHandlers,
  ...oidcProviderHandlers,
  ...providerInspectionHandlers,
  ...providerLoginHandlers,
  ...relinkHandlers,
  ...provisioningHandlers,
  ...provisioningFailureHandlers,
  ...teamHandlers,
  ...roleHandlers,
  ...invitationHandlers,
  ...invitationBatchHandlers,
  ...acceptInvitationHandlers,
  ...activityHandlers,
  ...accountRecordHandlers,
  ...accessTokenHandlers,
  ...serviceAccountHandlers,
  ...foundTokenHandlers,
  ...authorizationCodeHandlers,
  ...closingHandlers,
  ...staffClosingHandlers,
  ...setUpLinkHandlers,
} satisfies Handlers<operations, QueryDefaults>

addressSignsUp.subscribe(isInvited)
memberJoins.subscribe(takeSeat)
accountCloses.subscribe(teamThatEnds)
accountExports.subscribe(exportedTeam)
accountErased.subscribe(eraseTeam)
loginDeletes.subscribe(tokensThatStop)
personErased.subscribe(eraseMember)

/** `openapi/authorization`: accounts, their members, and access tokens. */
export const service = defineService('authorization', handlers, {
  accessRules,
  variables: [authorizationVariables],
  mails: [...kindsIn(mails, providerMails, organizationMails, tokenMails, closingMails), passwordNeeded],
  workers: kernel => [
    ...purgeJobs,
    revertActivationsJob(kernel),
    certificateReminderJob(kernel),
    domainReminderJob(kernel),
    tokenReminderJob(kernel),
    lastUseWorker(kernel),
    purgeTokensJob,
    purgeCodesJob,
    erasureJob(kernel),
  ],
  routes(...server) {
    registerOAuth(...server)
    registerMcp(...server)
  },
  seeds,
  demo,
})
