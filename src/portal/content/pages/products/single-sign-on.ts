import type { ProductPage } from '../../templates/product.ts'

export const page: ProductPage = {
  template: 'product',
  title: 'Single sign-on',
  description:
    'Let your team log in with your identity provider through OpenID Connect or SAML 2.0, with protection against lockouts.',
  menu: {
    label: 'Single sign-on',
    line: 'Log in with your own identity provider',
    order: 330,
    group: 'For developers',
  },
  heading: 'Single sign-on for your team',
  lead: 'Connect your identity provider with OpenID Connect or SAML 2.0. Your team has one less password, and people who leave your directory can’t log in anymore.',
  figure: {
    kind: 'flow',
    parties: ['Browser', 'Gatepost', 'Your provider'],
    steps: [
      { from: 0, to: 1, text: 'Work email address, or the organization’s login link' },
      { from: 1, to: 0, text: 'Redirect with state, nonce, and PKCE challenge' },
      { from: 0, to: 2, text: 'Password, passkey, or what your policy requires' },
      { from: 2, to: 0, text: 'Back to the callback with a one-time code' },
      { from: 1, to: 2, text: 'Code and verifier' },
      { from: 2, to: 1, text: 'Signed ID token: issuer, audience, and nonce checked' },
      { from: 1, to: 0, text: 'A session with the person’s roles' },
    ],
    note: 'Login with OpenID Connect. With SAML, the response is a signed assertion, sent once.',
  },
  sale: null,
  actions: [
    { label: 'Log in with single sign-on', to: '/login/sso' },
    { label: 'Contact us', to: '/contact' },
  ],
  sections: [
    {
      title: 'Set up single sign-on',
      lead: 'You can’t activate single sign-on until a test login works, so you won’t lock out your team.',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Register the organization',
              text: 'An owner chooses a short name. It becomes part of your team’s login link. Your other accounts join with a key, and see the name before they do.',
            },
            {
              title: 'Connect the provider',
              text: 'A guide for your provider shows what to copy where. We compare the issuer, or show what the SAML metadata contain, before anything is saved.',
            },
            {
              title: 'Test the login',
              text: 'An owner logs in with this configuration, and sees what the provider sent and who would get in. A test login is valid for 24 hours. If you change the configuration, test again.',
            },
            {
              title: 'Activate',
              text: 'From then on, everyone in the organization’s accounts logs in through the provider, and passwords are turned off. An owner confirms with a login within 30 minutes, or passwords are turned on again. We email all members.',
            },
          ],
        },
      ],
    },
    {
      title: 'After activation',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Owners keep access',
              text: 'Every account needs an owner with a password and two-factor authentication. Without one, you can’t activate.',
            },
            {
              title: 'Sessions continue or end',
              text: 'When you activate, you choose whether people stay logged in or log in again.',
            },
            {
              title: 'Certificates don’t expire unnoticed',
              text: 'We email owners 30 days, 7 days, and one day before a SAML certificate expires. Before you save new metadata, you see what changes.',
            },
            {
              title: 'People come and go with your directory',
              text: 'With SCIM 2.0, your provider adds people with the roles of their groups, and removes them within seconds. If it can’t, you see why and how to fix it.',
            },
            {
              title: 'You can go back',
              text: 'If you deactivate single sign-on, passwords work again. Your configuration is kept.',
            },
          ],
        },
      ],
    },
    {
      title: 'Supported standards',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'OpenID Connect',
              text: 'Authorization code with PKCE. We check the state, nonce, issuer, and audience, and identify people by subject. Your client secret is encrypted and never shown again.',
            },
            {
              title: 'SAML 2.0',
              text: 'Signed assertions only, by redirect or POST, with signed requests if your provider needs them. We reject replayed assertions, document type definitions, and unsigned responses.',
            },
            {
              title: 'Change without downtime',
              text: 'Add a certificate or a client secret while the old one still works. To change the issuer, deactivate first, so no one can swap the provider unnoticed.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'People in your domain',
      text: 'Your provider can add people with an email address in a domain that you verified, or in the domain of an account owner. You invite everyone else.',
    },
    {
      title: 'One provider per organization',
      text: 'Several accounts can share a provider, but you can’t use two at once.',
    },
    {
      title: 'Not for API keys',
      text: 'Keys keep working when someone leaves. Rotate the keys that the person knew.',
    },
    {
      title: 'Owners only',
      text: 'To set it up or change it, an owner must have logged in within the last 15 minutes.',
    },
  ],
  questions: [
    {
      question: 'How much does it cost?',
      answer: 'It’s free with every account, including trials.',
    },
    {
      question: 'How do people log in?',
      answer:
        'With their work email address or your organization’s login link. Verify your email domain with a DNS record first: only then can your identity provider add people in it, and no one else can claim it. Public email domains never lead to an organization.',
    },
    {
      question: 'Can we rename the organization?',
      answer: 'Yes. The old name redirects for 90 days, so bookmarks keep working.',
    },
  ],
  related: ['/docs/single-sign-on', '/docs', '/contact/support'],
}
