import {
  accountCloses,
  accountErased,
  accountExports,
  accountOpened,
} from '#backend/modules/accounts/public.ts'
import { personErased } from '#backend/modules/people/public.ts'
import type { operations, QueryDefaults } from '#generated/notification/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { kindsIn } from '#kernel/mail/define-mail.ts'
import { contactsToNotify, eraseNotices, eraseReader } from './closing.ts'
import { confirmationHandlers } from './contacts/confirmation.ts'
import { contactHandlers } from './contacts/contacts.ts'
import { addFirstContact } from './contacts/first-contact.ts'
import * as contactMails from './contacts/mails.ts'
import { demo } from './demo.ts'
import { exportedContacts } from './exported.ts'
import { mailEventHandlers } from './mail-events.ts'
import { deliveryJob } from './notices/deliveries.ts'
import * as noticeMails from './notices/kinds.ts'
import { notifyOfActivity } from './notices/security.ts'
import { primaryHandlers } from './profiles/primary-profile.ts'
import { profileHandlers } from './profiles/profiles.ts'
import { purgeJobs } from './purge.ts'
import { seeds } from './seeds.ts'
import { adminHandlers } from './staff.ts'
import { registerUnsubscribeButton, unsubscribeHandlers } from './unsubscribe.ts'
import { notificationVariables } from './variables.ts'

accountOpened.subscribe(addFirstContact)

accountCloses.subscribe(contactsToNotify)
accountExports.subscribe(exportedContacts)
accountErased.subscribe(eraseNotices)
personErased.subscribe(eraseReader)

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
    activityNotices: notifyOfActivity,
    routes: registerUnsubscribeButton,
    workers: kernel => [...purgeJobs, deliveryJob(kernel)],
  },
)
