import { memberJoins } from '#backend/modules/accounts/public.ts'
import {
  accountOrganizationHandlers,
  certificateReminderJob,
  domainHandlers,
  domainReminderJob,
  identityProviderHandlers,
  oidcProviderHandlers,
  organizationHandlers,
  organizationSeeds,
  ownAccountHandlers,
  providerLoginHandlers,
  provisioningFailureHandlers,
  provisioningReplayHandlers,
  provisioningTokenHandlers,
  relinkHandlers,
  revertActivationsJob,
  roleMappingHandlers,
  samlProviderHandlers,
} from '#backend/modules/single-sign-on/public.ts'
import { addressSignsUp } from '#backend/services/identity/public.ts'
import type { operations, QueryDefaults } from '#generated/authorization/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { kindsIn } from '#kernel/mail/define-mail.ts'
import { accessRules } from './access-rules.ts'
import { accountRecordHandlers } from './account-records.ts'
import { accountHandlers } from './accounts.ts'
import { activityHandlers } from './activity.ts'
import { demo } from './demo.ts'
import { internalHandlers } from './internal.ts'
import { acceptInvitationHandlers, isInvited } from './invitations/accept.ts'
import { invitationBatchHandlers } from './invitations/batches.ts'
import { invitationHandlers } from './invitations/invitations.ts'
import { takeSeat } from './invitations/open-invitations.ts'
import * as mails from './mails.ts'
import { purgeJobs } from './purge.ts'
import { roleHandlers } from './roles.ts'
import { seeds } from './seeds.ts'
import { teamHandlers } from './team.ts'
import { tokenHandlers } from './tokens.ts'

const handlers = {
  ...accountHandlers,
  ...internalHandlers,
  ...tokenHandlers,
  ...organizationHandlers,
  ...accountOrganizationHandlers,
  ...ownAccountHandlers,
  ...domainHandlers,
  ...identityProviderHandlers,
  ...samlProviderHandlers,
  ...oidcProviderHandlers,
  ...providerLoginHandlers,
  ...relinkHandlers,
  ...provisioningTokenHandlers,
  ...provisioningFailureHandlers,
  ...provisioningReplayHandlers,
  ...roleMappingHandlers,
  ...teamHandlers,
  ...roleHandlers,
  ...invitationHandlers,
  ...invitationBatchHandlers,
  ...acceptInvitationHandlers,
  ...activityHandlers,
  ...accountRecordHandlers,
} satisfies Handlers<operations, QueryDefaults>

addressSignsUp.subscribe(isInvited)
memberJoins.subscribe(takeSeat)

/** `openapi/authorization`: accounts, their members, and access tokens. */
export const service = defineService('authorization', handlers, {
  accessRules,
  mails: kindsIn(mails),
  jobs: purgeJobs,
  jobsOf: kernel => [revertActivationsJob(kernel), certificateReminderJob(kernel), domainReminderJob(kernel)],
  timedJobs: kernel => [revertActivationsJob(kernel)],
  seeds: { ...seeds, ...organizationSeeds },
  demo,
})
