import type { ContactPage } from '../../templates/contact.ts'

export const page: ContactPage = {
  template: 'contact',
  title: 'Contact sales',
  description:
    'Ask our sales about prices for your volume, longer trials, larger teams, invoices and contracts.',
  menu: { label: 'Contact sales', line: 'Prices, volumes, trials and contracts', order: 10 },
  heading: 'Talk to sales',
  lead: 'For what the price list does not answer: a volume above the largest plan, a longer trial, a team that outgrows its account, an invoice.',
  form: 'contact-sales',
  next: [
    'A person reads what you wrote, with the product and the page that you came from.',
    'They answer by email, or call if you left a number and asked for that.',
    'If a price is what you need, the answer has one.',
  ],
  ways: [
    { label: 'Prices', to: '/pricing', text: 'Every plan has its price there, up to millions of lookups.' },
    { label: 'Start a free trial', to: '/signup', text: 'The quickest way to see how your addresses do.' },
    { label: 'Support', to: '/contact/support', text: 'If you have an account and something does not work.' },
  ],
}
