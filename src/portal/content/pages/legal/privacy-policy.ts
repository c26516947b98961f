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
  refusalsDays,
  recoveryDays,
} = retention

export const page: LegalPage = {
  template: 'legal',
  title: 'Privacy Policy',
  description: `What ${siteName} stores about the people who use it and the addresses they send, why, and for how long.`,
  menu: { label: 'Privacy Policy', line: 'What we store, why, and for how long', order: 10 },
  heading: 'Privacy Policy',
  lead: 'What we store, why, for how long, and what you can ask of us.',
  updated: '2026-11-22',
  sections: [
    {
      title: 'In short',
      paragraphs: ['The rest of this page says the same in full.'],
      points: [
        'An address that you look up is answered and not kept. We count lookups.',
        'What you tell us to open and run your account is kept for that, and not sold.',
        'Nothing on this site follows you to other sites.',
        'Your card number never reaches our servers.',
      ],
    },
    {
      title: 'Who is responsible',
      paragraphs: [
        'The company that runs this site. Its name, its address and, where the law asks for one, its data protection officer have to be set here.',
      ],
    },
    {
      title: 'When you only visit',
      paragraphs: [
        'The server logs each request with the time, the network address it came from, the path without what follows the question mark, and the result, to keep the service up and to find attacks. How long logs are kept has to be set here by the company that runs this site.',
        'What you type into the search of this site stays in your browser.',
        'If the operator has switched on a check against bots, its vendor’s script loads when you sign up or send a form, and sees your network address and browser.',
      ],
    },
    {
      title: 'When you write to us',
      paragraphs: [
        'Forms store what you fill in, the page that you sent it from and, if you are logged in, your account. It goes to the people who answer, through the company’s own system for such requests if one is connected. A newsletter is sent only after you have confirmed it by mail, and you can end it at any time.',
      ],
    },
    {
      title: 'When you have an account',
      paragraphs: ['To run your account, we store:'],
      points: [
        'Your email address, and your name, phone number, company, position and website if you give them.',
        'A hash of your password, the public keys of your passkeys, the encrypted secret of your authenticator app, hashes of recovery codes, and the logins of other providers that you connect.',
        'Your sessions: when they began and were last used, the network address and the browser.',
        'What was done in the account: by whom, when, from which network address and with which browser.',
        'Keys with their names, limits, hostnames and networks; tokens are encrypted.',
        'Contacts that you add, the topics of mails that each of you has chosen, and invitations.',
        'Orders, payments and receipts, your agreement to renewals with its wording, and the address that determines your tax.',
      ],
    },
    {
      title: 'Cards',
      paragraphs: [
        'You type your card into a frame of the payment vendor. Its number never reaches our servers. We store what the vendor calls the card, the last four digits, the network, the month in which it expires, and its billing address.',
      ],
    },
    {
      title: 'Addresses that you look up',
      paragraphs: [
        'An address that you look up is used to answer, and is kept out of our logs. We count lookups by key, license and hour, without the addresses. A refused lookup is counted with its reason and the network or page that it came from, so that you can find a leaked key. A server that is connected to a source of address data sends the address there to be answered.',
        'A list that you upload in the portal stays in your browser. Its addresses are sent one batch after another to be looked up, like any lookup.',
      ],
    },
    {
      title: 'Cookies and storage',
      paragraphs: [
        `One cookie keeps you logged in, and one lasts ${knownDeviceDays} days and recognizes a browser that has logged in before; scripts can read neither. A few more exist for minutes during a login or sign-up. Your browser also stores the theme, the cart, drafts of forms and the like.`,
        'Each is listed by name, with its purpose and how long it stays.',
      ],
      more: { label: 'Cookies and storage', to: '/consent' },
    },
    {
      title: 'Mails',
      paragraphs: [
        'We send mails about your account, your orders and your usage. You choose which of them you want in your profile; some, such as a password reset, come in any case. Mails have no pixels that report when you open them.',
      ],
    },
    {
      title: 'Why we may',
      paragraphs: [
        'Where the law asks for a reason: to fulfill the contract about your account; to meet duties of tax and commercial law; our legitimate interest in keeping the service safe; and your consent, for a newsletter. Counsel has to confirm this for the countries that you sell to.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: ['We sell nothing about you. It is seen by:'],
      points: [
        'The people of your account, by their roles.',
        'Our staff, when they look into a problem. They have to give a reason, it ends by itself within an hour, and it is recorded in your account.',
        'Companies that work for us: hosting, mail, payment and, if one is connected, a source of address data. They have to be listed here.',
        'Courts and authorities, where the law compels us.',
      ],
    },
    {
      title: 'For how long',
      paragraphs: [
        'As long as you have an account, and after that as long as tax and commercial law ask for. The company that runs this site has to set that period here. What the program deletes by itself:',
      ],
      points: [
        `Sessions end after ${sessionIdleHours} hours without use, and after ${sessionDays} days at the latest.`,
        `Ended sessions, used and expired links, invitations and sent mails are deleted after ${endedDays} days. A link that confirms an account works for ${confirmationHours} hours.`,
        `Activity is kept for ${activityDays} days, and usage by the hour for ${usageHoursDays} days; its daily totals stay with the account.`,
        `Refused lookups are listed for ${refusalsDays} days.`,
        `A deleted key can be recovered for ${recoveryDays} days. After that it is shown nowhere, and works never again.`,
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Depending on where you live, you can ask what we store about you, have it corrected or deleted, take it with you, object to its use, or complain to an authority. Much of it you can see and change in your profile. For the rest write to us; we answer within 30 days.',
      ],
    },
    {
      title: 'Children',
      paragraphs: [
        'The service is for companies. It is not meant for children, and we do not knowingly store anything about them.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When this policy changes, the day at its top does, too. A change that matters to people with an account is announced by mail before it holds.',
      ],
    },
  ],
}
