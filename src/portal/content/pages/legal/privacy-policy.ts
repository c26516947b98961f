import { retention } from '../../legal/retention.ts'
import type { LegalPage } from '../../page.ts'
import { siteName } from '../../site.ts'

const {
  sessionIdleHours,
  sessionDays,
  endedDays,
  confirmationHours,
  knownDeviceDays,
  activityDays,
  usageHoursDays,
  rejectionsDays,
  recoveryDays,
  closingDays,
  closingReminderDays,
  exportDays,
} = retention

export const page: LegalPage = {
  template: 'legal',
  title: 'Privacy Policy',
  description: `What ${siteName} stores about the people who use it and the addresses they look up, why, and for how long.`,
  menu: { label: 'Privacy Policy', line: 'What we store, why, and for how long', order: 10 },
  heading: 'Privacy Policy',
  lead: 'What we store, why, for how long, and what your rights are.',
  updated: '2026-11-29',
  sections: [
    {
      title: 'Summary',
      paragraphs: ['The rest of this page has the details.'],
      points: [
        'We don’t store the addresses you look up. We only count lookups.',
        'We use your account information only to run your account. We don’t sell it.',
        'We don’t track you on other sites.',
        'Your card number never reaches our servers.',
      ],
    },
    {
      title: 'Who is responsible',
      paragraphs: [
        'The company that runs this site. The company has to add its name, its address, and, where the law requires one, its data protection officer here.',
      ],
    },
    {
      title: 'When you visit our site',
      paragraphs: [
        'To keep the service running and detect attacks, the server logs each request with its time, IP address, path without the query, and result. The company that runs this site has to add how long it keeps logs here.',
        'Your site searches stay in your browser.',
        'If the bot check is turned on, its vendor’s script loads when you sign up or submit a form. It sees your IP address and browser.',
      ],
    },
    {
      title: 'When you contact us',
      paragraphs: [
        'When you submit a form, we store your input, the page you sent it from, and your account if you’re logged in. Our staff receive it, through a customer relations system if one is connected. We send a newsletter, and emails about incidents, only after you confirm them by email, and you can unsubscribe at any time.',
      ],
    },
    {
      title: 'When you have an account',
      paragraphs: ['To run your account, we store:'],
      points: [
        'Your email address. If you provide them, also your name, phone number, company, position, and website.',
        'A hash of your password, the public keys of your passkeys, your authenticator app’s encrypted secret, hashes of your recovery codes, and the logins you connect with other providers.',
        'Your sessions: when they began and were last used, the IP address, and the browser.',
        'The actions in your account: who did what, when, from which IP address, and with which browser.',
        'Your keys with their labels, limits, hostnames, IP addresses, and encrypted tokens.',
        'The contacts you add, the email topics each person chose, and invitations.',
        'Your orders, payments, receipts, billing address, and agreements to renewals with their wording.',
      ],
    },
    {
      title: 'Cards',
      paragraphs: [
        'Your card goes straight to our payment processor, and the number never reaches our servers. We store the processor’s ID for the card, its last four digits, network, expiration month, and billing address.',
      ],
    },
    {
      title: 'Addresses you look up',
      paragraphs: [
        'We use an address you look up only to respond, and we don’t log it. We count lookups by key, license, and hour, without the addresses. For a rejected request, we store the reason and the IP address or page it came from, so that you can find a leaked key. If a server is connected to a source of address data, it sends the address there.',
        'A list that you upload in the portal stays in your browser, which looks up its addresses in batches.',
      ],
    },
    {
      title: 'Cookies and storage',
      paragraphs: [
        `One cookie keeps you logged in. Another lasts ${knownDeviceDays} days and recognizes a browser that has logged in before. Scripts can’t read either one. A few more last minutes during a login or sign-up. Your browser also stores data such as your theme, cart, and form drafts.`,
        'If you allow it, or where the law lets us until you decline, your browser also remembers which ad or campaign link brought you here, for at most 365 days. We get it only with the forms you submit. We honor Global Privacy Control.',
        'On a separate page you choose what may be stored, and find each entry with its purpose and how long it lasts.',
      ],
      more: { label: 'Consent preferences', to: '/consent' },
    },
    {
      title: 'Emails',
      paragraphs: [
        'We send emails about your account, orders, and usage. You can choose which ones you get in your profile. We always send some, such as password resets. Our emails don’t have tracking pixels.',
      ],
    },
    {
      title: 'Legal basis',
      paragraphs: [
        'Where the law requires a legal basis, we rely on the contract for your account, our obligations under tax and commercial law, our legitimate interest in keeping the service safe, and, for the newsletter and emails about incidents, your consent. The company that runs this site has to confirm this with counsel for the countries it sells to.',
      ],
    },
    {
      title: 'Who we share it with',
      paragraphs: ['We don’t sell your data. These people and companies can see it:'],
      points: [
        'Members of your account, according to their roles.',
        'Our staff, when they investigate a problem. They have to give a reason, their access ends within an hour, and your activity log records it.',
        'Our providers for hosting, email, payments, and, if one is connected, address data. The company that runs this site has to list them here.',
        'Courts and authorities, where the law requires it.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'We keep your data as long as you have an account, and after that as long as tax and commercial law require. The company that runs this site has to add that period here. We delete some data automatically:',
      ],
      points: [
        `Sessions end after ${sessionIdleHours} hours without use, and after ${sessionDays} days at the latest.`,
        `We delete ended sessions, used and expired links, invitations, and sent emails after ${endedDays} days. A link that confirms an account works for ${confirmationHours} hours.`,
        `We keep activity for ${activityDays} days and hourly usage for ${usageHoursDays} days. Daily totals stay with the account.`,
        `We list rejected requests for ${rejectionsDays} days.`,
        `You can recover a deleted key for ${recoveryDays} days. After that, it isn’t shown and never works again.`,
        `When an owner closes an account, we erase it after ${closingDays} days: keys, usage, logs, lists, contacts, and the activity log. We remind its owners ${closingReminderDays} days before. We keep orders, receipts, invoices, payment records, proofs of tax exemptions, and agreements to renewals, because the law requires us to. Members keep their logins.`,
        `When you delete your login, you leave your accounts at once, and we erase the login after ${closingDays} days: your address, your name, ways to log in, sessions, tokens, and the emails we sent you. Accounts keep what you did in them, without your name, browser, and full IP address. If you are a contact of an account, its members can remove you.`,
        `We delete an export of an account’s data after ${exportDays} days.`,
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Depending on where you live, you can request, correct, delete, or export your data, object to its use, or complain to an authority. You can see and change much of it in your profile. You can delete your login in your profile, under Login and security. Owners can export the data of an account and close it in its settings. For anything else, contact us. We respond within 30 days.',
      ],
    },
    {
      title: 'Children',
      paragraphs: [
        'Our service is for businesses. It isn’t meant for children, and we don’t knowingly store data about them.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When we change this policy, we update the date at the top. We email account holders about material changes before they take effect.',
      ],
    },
  ],
}
