import type { ContactPage } from '../../templates/contact.ts'

export const page: ContactPage = {
  template: 'contact',
  title: 'Contact sales',
  description:
    'Contact our sales team about volume pricing, longer trials, larger teams, invoices, and contracts.',
  menu: { label: 'Contact sales', line: 'Volume pricing, trials, invoices, and contracts', order: 10 },
  heading: 'Contact sales',
  lead: 'Tell us if you need a larger volume than our plans offer, a longer trial, more seats, or invoices.',
  form: 'contact-sales',
  next: [
    'A person reads your message and sees which product and page you came from.',
    'You get a reply by email, or a call if you leave a number and ask for one.',
    'If you ask for a price, the reply includes one.',
  ],
  ways: [
    { label: 'Pricing', to: '/pricing', text: 'See the price of every plan, up to millions of lookups.' },
    { label: 'Start a free trial', to: '/signup', text: 'Test your own addresses right away.' },
    { label: 'Support', to: '/contact/support', text: 'Get help with your account.' },
  ],
}
