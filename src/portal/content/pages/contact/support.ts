import type { ContactPage } from '../../templates/contact.ts'

export const page: ContactPage = {
  template: 'contact',
  title: 'Contact support',
  description:
    'Get help with an error, a login, a key, an order, or an incorrect address result. Include the error reference if you have one.',
  menu: { label: 'Support', line: 'Help with an error, a key, or an order', order: 20 },
  heading: 'Contact support',
  lead: 'Tell us what went wrong. If you include the reference of an error, we can find the exact request.',
  form: 'contact-support',
  next: [
    'A person reads your message and looks up the reference and account you included.',
    'You get a reply by email. If we need to view your account, your activity log shows what we did.',
    'If it’s our fault, we tell you what went wrong and when it was fixed.',
  ],
  ways: [
    {
      label: 'Error reference',
      to: '/docs/errors',
      text: 'What each error means, why it happens, and how to fix it.',
    },
    { label: 'Status', to: '/status', text: 'Check whether the services are running.' },
    {
      label: 'Diagnose a rejected request',
      to: '/account/keys/diagnose',
      text: 'Find out why a request with one of your keys was rejected.',
    },
  ],
}
