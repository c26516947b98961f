import { RENEWAL_RULE } from '#domain/subscription/renewal-terms.ts'
import { retention } from '../../legal/retention.ts'
import type { LegalPage } from '../../page.ts'
import { siteName } from '../../site.ts'

const { closingDays } = retention

export const page: LegalPage = {
  template: 'legal',
  title: 'Terms of Service',
  description: `The rules for using ${siteName}: accounts, keys, plans, payment, renewal, and how either side can end it.`,
  menu: { label: 'Terms of Service', line: 'The rules for using the service', order: 20 },
  heading: 'Terms of Service',
  lead: `The agreement between you and the company that runs ${siteName}, in plain language.`,
  updated: '2026-11-29',
  sections: [
    {
      title: 'Agreement',
      paragraphs: [
        `“We” is the company that runs this site. “You” is the company or person that opens an account. By creating an account you agree to these terms. If you act for a company, you confirm that you’re authorized to agree for it.`,
      ],
    },
    {
      title: 'Your account',
      paragraphs: ['You’re responsible for what happens in your account:'],
      points: [
        'Use your own email address, and keep it up to date.',
        'Keep your passwords, passkeys, and secret keys private. Rotate a key if it leaks.',
        'Invite only people who are authorized to act for you. Remove their roles when they no longer are.',
        'Notify us immediately if someone else has used your account.',
      ],
    },
    {
      title: 'Use of API responses',
      paragraphs: [
        'You may use and store API responses for your own business: to ship, bill, serve your customers, and keep your records accurate.',
        'You may not resell them as a data product, build an address database from them, or use them to harm or harass people.',
      ],
    },
    {
      title: 'Plans, payment, and tax',
      paragraphs: [
        'A plan is a number of lookups for a term. You pay in advance, in US dollars, with the card you add. We add sales tax based on your address unless you’re exempt.',
        `Unused lookups expire at the end of the term. ${RENEWAL_RULE.stops} We never charge for more than you ordered or agreed to.`,
      ],
    },
    {
      title: 'Renewal',
      paragraphs: [
        `A plan renews only if you agreed to it. ${RENEWAL_RULE.renews} You can turn off renewal at any time in your account, and you keep the current term. Free trials never renew or turn into a paid plan.`,
        `${RENEWAL_RULE.early} ${RENEWAL_RULE.cap} ${RENEWAL_RULE.turnOff} We record the wording and time of each agreement, and you can read it in your account.`,
      ],
    },
    {
      title: 'Refunds',
      paragraphs: [
        'If we charge you by mistake, we refund it. For anything else, contact us within 30 days of the charge, and we’ll review it.',
      ],
    },
    {
      title: 'Changes to the service',
      paragraphs: [
        'We improve the service continuously. We announce breaking API changes in the changelog first. If we end a product, your paid terms run to their end, or we refund part of them.',
      ],
      more: { label: 'API changelog', to: '/docs/changelog' },
    },
    {
      title: 'Suspension',
      paragraphs: [
        'We may suspend an account that violates these terms, endangers the service, or isn’t paid for. We email you the reason, in advance where possible.',
      ],
    },
    {
      title: 'Closing your account, and deleting your login',
      paragraphs: [
        `An owner can close an account at any time in its settings. Keys stop working at once, and nothing renews. For ${closingDays} days, an owner can restore it. Then we erase it, except for what the law requires us to keep. We don’t refund unused lookups or time. An order that you use has to be paid first, and a payment that a bank disputes has to be decided.`,
        `You can delete your own login at any time. If you are the only owner of an account, hand it over or close it first. You leave your accounts at once, and can restore the login for ${closingDays} days. Then we erase it.`,
      ],
      more: { label: 'What we keep, and for how long', to: '/legal/privacy-policy' },
    },
    {
      title: 'Liability',
      paragraphs: [
        'Address data is never perfect. We don’t guarantee that every response is correct or that the service is always available. The company that runs this site has to add the limits of its liability, the governing law, and the place of jurisdiction here.',
      ],
    },
    {
      title: 'Changes to these terms',
      paragraphs: [
        'We announce changes by email at least 30 days in advance. If you don’t agree, you can turn off renewal and stop using the service before they take effect.',
      ],
    },
  ],
}
