import type { ContactPage } from '../templates/contact.ts'

export const page: ContactPage = {
  template: 'contact',
  title: 'Newsletter',
  description:
    'Get data updates, API changes, and guides to address quality by email. Unsubscribe with one click.',
  menu: {
    label: 'Newsletter',
    line: 'Data updates, API changes, and guides by email',
    order: 150,
    area: 'resources',
    group: 'Read',
  },
  heading: 'Newsletter',
  lead: 'Updates to the data and the API, and guides about addresses. We don’t send anything else to this list.',
  form: 'newsletter',
  next: [
    'We email you a link to confirm your address.',
    'Your subscription starts when you confirm it with the link or the code in that email. If you don’t, we delete your address after seven days.',
    'Every email has an unsubscribe link that works right away, without a login.',
  ],
  ways: [
    { label: 'Blog', to: '/blog', text: 'Everything in the newsletter is also on the blog.' },
    {
      label: 'Account emails',
      to: '/account/profile/notifications',
      text: 'Choose which usage and order emails you get in your profile.',
    },
  ],
}
