import type { ProtocolGuide } from './guide.ts'
import type { GuideId } from './ids.ts'

/** How to set up each provider with OpenID Connect, in its own words. */
export const oidcGuides = {
  okta: {
    steps: [
      {
        title: 'Create an app integration',
        text: 'In the Okta Admin Console, open Applications, then Create App Integration. Choose “OIDC - OpenID Connect” and “Web Application”.',
      },
      {
        title: 'Add the redirect URI',
        copies: [{ word: 'Sign-in redirect URIs', value: 'callback' }],
      },
      {
        title: 'Assign your people',
        text: 'Under Assignments, choose who can log in. Include yourself for the test.',
      },
      {
        title: 'Copy what Okta shows',
        text: 'The client ID and secret are under General. The issuer is your Okta domain with https:// in front, without “-admin”.',
      },
      {
        title: 'Let people start at Okta',
        text: 'Under General, set “Login initiated by” to “Either Okta or App”, and enter our start address.',
        copies: [{ word: 'Initiate login URI', value: 'start' }],
      },
    ],
    words: {
      issuer: 'Okta domain',
      client_id: 'Client ID',
      client_secret: 'Client secret',
    },
    example: 'https://northwind.okta.com',
  },
  entra: {
    steps: [
      {
        title: 'Register an application',
        text: 'In the Entra admin center, open App registrations, New registration. Choose accounts in this directory only.',
      },
      {
        title: 'Add the redirect URI',
        text: 'Choose the platform “Web”.',
        copies: [{ word: 'Redirect URI', value: 'callback' }],
      },
      {
        title: 'Create a client secret',
        text: 'Under Certificates & secrets, add a client secret. Copy its value, not its ID.',
      },
      {
        title: 'Send the email address',
        text: 'Under Token configuration, add the optional claim “email” to the ID token.',
      },
      {
        title: 'Build the issuer',
        text: 'Put the Directory (tenant) ID from the overview into the address, with “/v2.0” at the end.',
      },
      {
        title: 'Let people start at My Apps',
        text: 'Under Branding & properties, enter our start address. People who choose Gatepost in My Apps come to it.',
        copies: [{ word: 'Home page URL', value: 'start' }],
      },
    ],
    words: {
      issuer: 'Issuer, from the Directory (tenant) ID',
      client_id: 'Application (client) ID',
      client_secret: 'Value of the client secret',
    },
    example: 'https://login.microsoftonline.com/<tenant>/v2.0',
  },
  keycloak: {
    steps: [
      {
        title: 'Create a client',
        text: 'In your realm, open Clients, Create client. Choose “OpenID Connect” and turn “Client authentication” on.',
      },
      {
        title: 'Add the redirect URI',
        copies: [{ word: 'Valid redirect URIs', value: 'callback' }],
      },
      {
        title: 'Copy the client secret',
        text: 'It’s under Credentials. The client ID is the one you chose.',
      },
      {
        title: 'Build the issuer',
        text: 'It’s the address of your server, followed by “/realms/” and the name of the realm.',
      },
      {
        title: 'Let people start at the account console',
        text: 'In the settings of the client, enter our start address.',
        copies: [{ word: 'Home URL', value: 'start' }],
      },
    ],
    words: {
      issuer: 'Realm address',
      client_id: 'Client ID',
      client_secret: 'Client Secret',
    },
    example: 'https://id.northwind.com/realms/staff',
  },
  auth0: {
    steps: [
      {
        title: 'Create an application',
        text: 'In the dashboard, open Applications, Create Application. Choose “Regular Web Applications”.',
      },
      {
        title: 'Add the redirect URI',
        text: 'It’s under Settings, Application URIs.',
        copies: [{ word: 'Allowed Callback URLs', value: 'callback' }],
      },
      {
        title: 'Copy what Auth0 shows',
        text: 'The issuer is the domain with https:// in front and a slash at the end.',
      },
      {
        title: 'Let people start at Auth0',
        text: 'Under Settings, Application URIs, enter our start address.',
        copies: [{ word: 'Application Login URI', value: 'start' }],
      },
    ],
    words: {
      issuer: 'Domain',
      client_id: 'Client ID',
      client_secret: 'Client Secret',
    },
    example: 'https://northwind.us.auth0.com/',
  },
  ping: {
    steps: [
      {
        title: 'Add an application',
        text: 'In the admin console, open Applications, add one, and choose “OIDC Web App”.',
      },
      {
        title: 'Add the redirect URI',
        copies: [{ word: 'Redirect URIs', value: 'callback' }],
      },
      {
        title: 'Allow the scopes',
        text: 'Under Resources, add email and profile.',
        copies: [{ word: 'Scopes', value: 'scopes' }],
      },
      {
        title: 'Turn the application on',
        text: 'Then copy Issuer ID, Client ID, and Client Secret.',
      },
      {
        title: 'Let people start at the application portal',
        text: 'In the configuration of the application, enter our start address.',
        copies: [{ word: 'Initiate Login URI', value: 'start' }],
      },
    ],
    words: {
      issuer: 'Issuer ID',
      client_id: 'Client ID',
      client_secret: 'Client Secret',
    },
    example: 'https://auth.pingone.com/<environment>/as',
  },
  jumpcloud: {
    steps: [
      {
        title: 'Add a custom application',
        text: 'In the Admin Portal, open SSO Applications, add a Custom Application, and choose “Configure SSO with OIDC”.',
      },
      {
        title: 'Add the redirect URI',
        text: 'As client authentication type, choose “Client Secret Basic”.',
        copies: [{ word: 'Redirect URIs', value: 'callback' }],
      },
      {
        title: 'Copy what JumpCloud shows',
        text: 'It shows the client secret only once, after you activate it.',
      },
      {
        title: 'Let people start at the user portal',
        text: 'In the SSO settings of the application, enter our start address.',
        copies: [{ word: 'Login URL', value: 'start' }],
      },
    ],
    words: {
      issuer: 'Issuer',
      client_id: 'Client ID',
      client_secret: 'Client Secret',
    },
    example: 'https://oauth.id.jumpcloud.com/',
  },
  oidc: {
    steps: [
      {
        title: 'Register a web application',
        text: 'It’s a confidential client with a secret that uses the authorization code flow.',
        copies: [
          { word: 'Redirect URI', value: 'callback' },
          { word: 'Scopes', value: 'scopes' },
        ],
      },
      {
        title: 'Copy issuer, client ID, and client secret',
        text: 'We check the issuer while you enter it.',
      },
      {
        title: 'Let people start at your provider',
        text: 'If it has a page with applications, enter our start address. It takes iss and login_hint.',
        copies: [{ word: 'Login initiation URI (initiate_login_uri)', value: 'start' }],
      },
    ],
    words: {},
    example: 'https://login.northwind.com',
  },
} satisfies Partial<Record<GuideId, ProtocolGuide>>
