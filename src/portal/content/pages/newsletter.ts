import type { ContactPage } from '../templates/contact.ts'

export const page: ContactPage = {
  template: 'contact',
  title: 'Newsletter',
  description:
    'New data, changes of the API and guides to address quality by email. Confirmed by a link, ended by a click.',
  menu: {
    label: 'Newsletter',
    line: 'New data, changes of the API and guides, by email',
    order: 150,
    area: 'resources',
    group: 'Read',
  },
  heading: 'The newsletter',
  lead: 'What changed in the data and in the API, and what we learned about addresses. Nothing else is sent to this list.',
  form: 'newsletter',
  next: [
    'We send one mail with a link, to make sure that the address is yours.',
    'Your subscription begins when you open the link. Without it, we delete the address after seven days.',
    'Every mail has a link to unsubscribe. It works without a login, and at once.',
  ],
  ways: [
    { label: 'Blog', to: '/blog', text: 'Everything in the newsletter is on the blog as well.' },
    {
      label: 'Mails about your account',
      to: '/account/profile/notifications',
      text: 'Which mails about usage and orders you get is a setting of your profile.',
    },
  ],
}
