import type { ProductPage } from '../../templates/product.ts'

export const page: ProductPage = {
  template: 'product',
  title: 'Single sign-on',
  description:
    'Let your team log in to the portal through your own identity provider, by OpenID Connect or SAML 2.0, without a lock-out.',
  menu: {
    label: 'Single sign-on',
    line: 'Your team logs in through your own identity provider',
    order: 330,
    group: 'For developers',
  },
  heading: 'Log in where your team does',
  lead: 'Connect your identity provider by OpenID Connect or SAML 2.0. Someone who leaves your directory is out of the portal with the next login, and no one has one more password to lose.',
  figure: {
    kind: 'flow',
    parties: ['Browser', 'Gatepost', 'Your provider'],
    steps: [
      { from: 0, to: 1, text: 'Work email address, or the organization’s own link' },
      { from: 1, to: 0, text: 'Redirect with state, nonce and PKCE challenge' },
      { from: 0, to: 2, text: 'Password, passkey, whatever your policy asks for' },
      { from: 2, to: 0, text: 'Back to the callback with a code, usable once' },
      { from: 1, to: 2, text: 'Code and verifier' },
      { from: 2, to: 1, text: 'Signed ID token: issuer, audience and nonce checked' },
      { from: 1, to: 0, text: 'A session of the person, with the roles they have' },
    ],
    note: 'The login by OpenID Connect. By SAML, the answer is a signed assertion, posted once.',
  },
  sale: null,
  actions: [
    { label: 'Log in with single sign-on', to: '/login/sso' },
    { label: 'Contact us', to: '/contact' },
  ],
  sections: [
    {
      title: 'No lock-out, by design',
      lead: 'The day everyone fears is the day after the switch. So the switch does not turn until it has worked.',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Register the organization',
              text: 'An owner gives it a short name. It becomes the login address of your team, and your other accounts can join.',
            },
            {
              title: 'Connect the provider',
              text: 'For OpenID Connect, an issuer and a client. For SAML, the metadata as text or at an https address. Both are read and checked at once, so a wrong issuer shows now and not on Monday.',
            },
            {
              title: 'Log in once as a test',
              text: 'An owner logs in with exactly this configuration. The test counts for 24 hours, and any change asks for a new one.',
            },
            {
              title: 'Activate',
              text: 'From then on, everyone in the organization’s accounts logs in through the provider, and passwords are off. All members get a mail.',
            },
          ],
        },
      ],
    },
    {
      title: 'The day after',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Someone always gets in',
              text: 'Every account keeps an owner with a password and a second factor. Without one, activation is refused.',
            },
            {
              title: 'Sessions go on',
              text: 'People who are logged in stay so until their session ends. No one is thrown out in the middle of an order.',
            },
            {
              title: 'And back again',
              text: 'Deactivate, and passwords work again. The configuration stays for the next try.',
            },
          ],
        },
      ],
    },
    {
      title: 'Two standards, checked strictly',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'OpenID Connect',
              text: 'Authorization code with PKCE. State, nonce, issuer and audience are checked, a person is known by the subject, and the client secret is stored encrypted and never shown again.',
            },
            {
              title: 'SAML 2.0',
              text: 'Signed assertions only, by redirect or POST, with signed requests if your provider asks for them. A replayed assertion, a document type definition or an unsigned answer is refused.',
            },
            {
              title: 'Change without downtime',
              text: 'Add a certificate or a client secret while the old one still works. Another issuer needs a deactivation first, so no one can swap the provider quietly.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'It does not create members',
      text: 'People are invited to an account and keep the roles that you gave them. The provider says who they are, not what they may do.',
    },
    {
      title: 'One provider for an organization',
      text: 'Several accounts can share it. Two providers at the same time are not possible.',
    },
    {
      title: 'Not for keys',
      text: 'API keys are not people. They work on when someone leaves; rotate those that the person knew.',
    },
    {
      title: 'Owners only',
      text: 'Only an owner whose login is less than fifteen minutes old may set it up or change it.',
    },
  ],
  questions: [
    {
      question: 'What does it cost?',
      answer: 'Nothing. Single sign-on is part of every account, from the trial on.',
    },
    {
      question: 'How do people find their login?',
      answer:
        'By their work email address, or by the address of your organization. Domains that anyone can get an address in never lead to an organization.',
    },
    {
      question: 'Can we rename the organization?',
      answer: 'Yes. The former name redirects for 90 days, so bookmarks have time to follow.',
    },
  ],
  related: ['/products/us-address-verification', '/docs', '/contact/support'],
}
