import { kindsIn } from '#kernel/mail/define-mail.ts'
import * as mails from './mails.ts'

/** The kinds of email about single sign-on, for the service that declares them. */
export const ssoMails = kindsIn(mails)
