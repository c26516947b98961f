import type { ContactPage } from '../../templates/contact.ts'

export const page: ContactPage = {
  template: 'contact',
  title: 'Contact support',
  description:
    'Get help with an error, a login, a key, an order or an address that looks wrong. Send us its reference.',
  menu: { label: 'Support', line: 'Help with an error, a key or an order', order: 20 },
  heading: 'Get help',
  lead: 'Describe what went wrong. With the reference of an error, we find the very request in our log.',
  form: 'contact-support',
  next: [
    'A person reads it, and looks up the reference and the account if you sent them along.',
    'They answer by email. If they need to see your account, what they do there is in your activity log.',
    'If it is a fault of ours, the answer says what was wrong and when it was fixed.',
  ],
  ways: [
    {
      label: 'Error reference',
      to: '/docs/errors',
      text: 'What each error means, why it happens and what to do.',
    },
    { label: 'Status', to: '/status', text: 'Whether the services answer right now.' },
    {
      label: 'Test a refused key',
      to: '/account/keys/diagnose',
      text: 'Says why a call with one of your keys was refused.',
    },
  ],
}
