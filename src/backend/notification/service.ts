import { whenAccountOpens } from '#backend/accounts/public.ts'
import type { operations, QueryDefaults } from '#generated/notification/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { startJobs } from '#kernel/jobs/jobs.ts'
import { kindsIn } from '#kernel/mail/define-mail.ts'
import { adminHandlers } from './admin.ts'
import { confirmationHandlers } from './confirmation.ts'
import * as contactMails from './contact-mails.ts'
import { contactHandlers } from './contacts.ts'
import { deliveryJob } from './deliveries.ts'
import { demo } from './demo.ts'
import { addFirstContact } from './first-contact.ts'
import { mailEventHandlers } from './mail-events.ts'
import * as noticeMails from './notice-kinds.ts'
import { primaryHandlers } from './primary.ts'
import { profileHandlers } from './profiles.ts'
import { purgeJobs } from './purge.ts'
import { seeds } from './seeds.ts'
import { registerOneClick, unsubscribeHandlers } from './unsubscribe.ts'

whenAccountOpens(addFirstContact)

import { notificationVariables } from './variables.ts'

/** `openapi/notification`: contacts, who gets which notices, and how they get there. */
export const service = defineService(
  'notification',
  {
    ...contactHandlers,
    ...confirmationHandlers,
    ...primaryHandlers,
    ...profileHandlers,
    ...unsubscribeHandlers,
    ...mailEventHandlers,
    ...adminHandlers,
  } satisfies Handlers<operations, QueryDefaults>,
  {
    variables: [notificationVariables],
    seeds,
    demo,
    mails: kindsIn(contactMails, noticeMails),
    jobs: purgeJobs,
    routes: registerOneClick,
    start: (kernel: Kernel) => startJobs(kernel, [deliveryJob(kernel)]),
  },
)
