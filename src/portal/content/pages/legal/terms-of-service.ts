import { RENEWAL_RULE } from '#domain/subscription/renewal-terms.ts'
import type { LegalPage } from '../../page.ts'
import { siteName } from '../../site.ts'

export const page: LegalPage = {
  template: 'legal',
  title: 'Terms of Service',
  description: `The rules for using ${siteName}: accounts, keys, plans, payment, renewal, and how either side can end it.`,
  menu: { label: 'Terms of Service', line: 'The rules for using the service', order: 20 },
  heading: 'Terms of Service',
  lead: `The rules between you and the company that runs ${siteName}, in plain words.`,
  updated: '2026-11-23',
  sections: [
    {
      title: 'Who agrees to what',
      paragraphs: [
        `“We” is the company that runs this site. “You” is the company or person that opens an account. By creating an account you agree to these terms. If you action for a company, you confirm that you may agree for it.`,
      ],
    },
    {
      title: 'Your account',
      paragraphs: ['You are responsible for what happens in your account. Please:'],
      points: [
        'Give an email address that is yours, and keep it up to date.',
        'Keep passwords, passkeys and secret keys to yourself, and rotate a key that others have seen.',
        'Invite only people who may act for you, and take away their roles when they no longer do.',
        'Tell us at once if someone else has used your account.',
      ],
    },
    {
      title: 'What you may do with the answers',
      paragraphs: [
        'You may use the answers of the address APIs in your own business: to ship, to bill, to serve your customers, and to keep your own records right. You may store them for that purpose.',
        'You may not resell them as a data product, rebuild an address file from them, or use them to harm or to harass people.',
      ],
    },
    {
      title: 'Plans, payment and tax',
      paragraphs: [
        'A plan is a number of lookups for a term. It is paid in advance, in US dollars, by the card that you add. Sales tax is added by your address, unless you are exempt.',
        `Lookups that are left at the end of a term lapse. ${RENEWAL_RULE.stops} We never charge for more than you ordered or agreed to.`,
      ],
    },
    {
      title: 'Renewal',
      paragraphs: [
        `A plan renews only if you agreed to it. ${RENEWAL_RULE.renews} You can turn renewal off at any time in your account; the current term then runs to its end. Free trials never renew and never turn into a paid plan.`,
        `${RENEWAL_RULE.early} ${RENEWAL_RULE.cap} ${RENEWAL_RULE.turnOff} We keep each agreement with its words and time, and you can read it in your account.`,
      ],
    },
    {
      title: 'Refunds',
      paragraphs: [
        'If we charged you by mistake, we pay it back. For anything else, write to us within 30 days of the charge, and we look at it together.',
      ],
    },
    {
      title: 'How the service may change',
      paragraphs: [
        'We improve the service all the time. A change that breaks your calls is announced in the change log of the contracts first. If we end a product, terms that you have paid for run to their end or are paid back in part.',
      ],
    },
    {
      title: 'When we may stop it',
      paragraphs: [
        'We may suspend an account that breaks these terms, endangers the service or is not paid for. We say so by email, with the reason, and before it happens where that is possible.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'Address data are never perfect. We work with care, but we do not promise that every answer is right or that the service never stops. The limits of our liability, the governing law and the place of jurisdiction have to be set here by the company that runs this site.',
      ],
    },
    {
      title: 'Changes of these terms',
      paragraphs: [
        'We announce changes by email at least 30 days ahead. If you do not agree, you can end your account before then.',
      ],
    },
  ],
}
