import type { LegalPage } from '../../page.ts'
import { siteName } from '../../site.ts'

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
      title: 'Who is responsible',
      paragraphs: [
        'The company that runs this site. Its name, its address and, where the law asks for one, its data protection officer have to be set here.',
      ],
    },
    {
      title: 'People with an account',
      paragraphs: ['To run your account, we store:'],
      points: [
        'Your e-mail address, and your name, phone number, company and position if you give them.',
        'A hash of your password, your passkeys, and the logins of other providers that you connect.',
        'Your sessions, with the address and the browser that they began from.',
        'What was done in the account, by whom and when.',
        'Orders, payments and receipts, and the address that determines your tax.',
      ],
    },
    {
      title: 'Cards',
      paragraphs: [
        'You type your card into a frame of the payment vendor. Its number never reaches our servers; we store the last four digits, the network and the month in which it expires.',
      ],
    },
    {
      title: 'Addresses that you send',
      paragraphs: [
        'An address that you look up is used to answer, and is kept out of our logs. We count lookups by key and by hour, without the addresses. A server that is connected to a provider of address data sends the address there to be answered.',
      ],
    },
    {
      title: 'Cookies and storage',
      paragraphs: [
        'One cookie keeps you logged in; scripts cannot read it. Your browser also stores the theme, the cart and drafts of forms. None of these follows you to other sites.',
      ],
    },
    {
      title: 'Mails',
      paragraphs: [
        'We send mails about your account, your orders and your usage. You choose which of them you want in your profile; some, such as a password reset, come in any case.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: [
        'The people of your account, by their roles. Our staff, when you ask for help; what they do in your account is recorded there. Companies that work for us: hosting, mail and payment. Courts and authorities, where the law compels us. We sell nothing about you.',
      ],
    },
    {
      title: 'For how long',
      paragraphs: [
        'As long as you have an account, and after that as long as tax and commercial law ask for. Sessions and single-use links are deleted soon after they have ended. The exact periods have to be set here by the company that runs this site.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Depending on where you live, you can ask what we store about you, have it corrected or deleted, take it with you, or object to its use. Write to us; we answer within 30 days.',
      ],
    },
  ],
}
