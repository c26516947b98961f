import type { ProtocolGuide } from './guide.ts'
import type { GuideId } from './ids.ts'

/** How to set up each provider with SAML, in its own words. */
export const samlGuides = {
  okta: {
    steps: [
      {
        title: 'Create an app integration',
        text: 'In the Okta Admin Console, open Applications, then Create App Integration. Choose “SAML 2.0”.',
      },
      {
        title: 'Enter our addresses',
        copies: [
          { word: 'Single sign-on URL', value: 'callback' },
          { word: 'Audience URI (SP Entity ID)', value: 'callback' },
        ],
      },
      {
        title: 'Send the email address',
        text: 'Add an attribute statement with the name “email” and the value “user.email”.',
      },
      {
        title: 'Assign your people',
        text: 'Under Assignments, choose who can log in. Include yourself for the test.',
      },
      {
        title: 'Copy the metadata URL',
        text: 'It’s under Sign On, in the SAML 2.0 section.',
      },
      {
        title: 'Let people start at Okta',
        text: 'The tile works as it is: it brings people to our start address, where their login starts. For a link elsewhere, add a Bookmark App with the same address.',
        copies: [{ word: 'Start address', value: 'start' }],
      },
    ],
    words: {
      metadata_url: 'Metadata URL',
      metadata_xml: 'Identity Provider metadata',
    },
    example: 'https://northwind.okta.com/app/exk1/sso/saml/metadata',
  },
  entra: {
    steps: [
      {
        title: 'Create an enterprise application',
        text: 'In the Entra admin center, open Enterprise applications, New application, Create your own application. Choose the option for an app that isn’t in the gallery, then Single sign-on and SAML.',
      },
      {
        title: 'Enter our addresses',
        text: 'Choose “Upload metadata file”, or enter both under Basic SAML Configuration.',
        copies: [
          { word: 'Identifier (Entity ID)', value: 'callback' },
          { word: 'Reply URL (Assertion Consumer Service URL)', value: 'callback' },
        ],
        hasMetadata: true,
      },
      {
        title: 'Assign your people',
        text: 'Under Users and groups, choose who can log in. Include yourself for the test.',
      },
      {
        title: 'Copy the metadata URL',
        text: 'It’s “App Federation Metadata Url”, under SAML Certificates.',
      },
      {
        title: 'Let people start at My Apps',
        text: 'Under Basic SAML Configuration, enter our start address. Without it, My Apps brings people to it by a detour.',
        copies: [{ word: 'Sign on URL', value: 'start' }],
      },
    ],
    words: {
      metadata_url: 'App Federation Metadata Url',
      metadata_xml: 'Federation Metadata XML',
    },
    example: 'https://login.microsoftonline.com/<tenant>/federationmetadata/2007-06/federationmetadata.xml',
  },
  google: {
    steps: [
      {
        title: 'Add a custom SAML app',
        text: 'In the Admin console, open Apps, Web and mobile apps, Add app, Add custom SAML app. Enter a name.',
      },
      {
        title: 'Download the IdP metadata',
        text: 'Google offers a file. Upload it below.',
      },
      {
        title: 'Enter our addresses',
        text: 'As Name ID, choose “Basic Information > Primary email” in the format EMAIL.',
        copies: [
          { word: 'ACS URL', value: 'callback' },
          { word: 'Entity ID', value: 'callback' },
        ],
      },
      {
        title: 'Send the email address',
        text: 'Map “Primary email” to the app attribute “email”.',
      },
      {
        title: 'Turn the app on',
        text: 'Under User access, turn it on for everyone or for some units.',
      },
      {
        title: 'Let people start at the app launcher',
        text: 'In the service provider details, enter our start address.',
        copies: [{ word: 'Start URL', value: 'start' }],
      },
    ],
    words: {
      metadata_xml: 'IdP metadata',
    },
    example: 'https://accounts.google.com/o/saml2/idp?idpid=…',
  },
  keycloak: {
    steps: [
      {
        title: 'Create a client',
        text: 'In your realm, open Clients, Import client, and choose our metadata file.',
        hasMetadata: true,
      },
      {
        title: 'Send the email address',
        text: 'Under Client scopes, add a mapper of the type “User Property” for “email”, with the attribute name “email”.',
      },
      {
        title: 'Copy the metadata URL',
        text: 'It’s “SAML 2.0 Identity Provider Metadata” under Realm settings.',
      },
      {
        title: 'Let people start at the account console',
        text: 'In the settings of the client, enter our start address.',
        copies: [{ word: 'Home URL', value: 'start' }],
      },
    ],
    words: {
      metadata_url: 'SAML 2.0 Identity Provider Metadata',
      metadata_xml: 'Identity Provider Metadata',
    },
    example: 'https://id.northwind.com/realms/staff/protocol/saml/descriptor',
  },
  ping: {
    steps: [
      {
        title: 'Add an application',
        text: 'In the admin console, open Applications, add one, and choose “SAML Application”, then “Import Metadata”.',
        hasMetadata: true,
      },
      {
        title: 'Send the email address',
        text: 'Under Attribute Mappings, map “email” to Email Address.',
      },
      {
        title: 'Turn the application on',
        text: 'Then copy IDP Metadata URL from Configuration.',
      },
      {
        title: 'Let people start at the application portal',
        text: 'In the configuration of the application, enter our start address.',
        copies: [{ word: 'Target Application URL', value: 'start' }],
      },
    ],
    words: {
      metadata_url: 'IDP Metadata URL',
      metadata_xml: 'IDP Metadata',
    },
    example: 'https://auth.pingone.com/<environment>/saml20/metadata/<application>',
  },
  jumpcloud: {
    steps: [
      {
        title: 'Add a custom application',
        text: 'In the Admin Portal, open SSO Applications, add a Custom Application, and choose “Manage Single Sign-On (SSO)” with SAML.',
      },
      {
        title: 'Enter our addresses',
        text: 'Choose “Upload Metadata”, or enter them yourself.',
        copies: [
          { word: 'SP Entity ID', value: 'callback' },
          { word: 'ACS URLs', value: 'callback' },
        ],
        hasMetadata: true,
      },
      {
        title: 'Send the email address',
        text: 'As SAMLSubject NameID, choose email. Add an attribute “email” with the value email.',
      },
      {
        title: 'Copy the metadata',
        text: 'Choose “Copy Metadata URL” or “Export Metadata”.',
      },
      {
        title: 'Let people start at the user portal',
        text: 'In the SSO settings of the application, enter our start address.',
        copies: [{ word: 'Login URL', value: 'start' }],
      },
    ],
    words: {
      metadata_url: 'Copy Metadata URL',
      metadata_xml: 'Export Metadata',
    },
    example: 'https://sso.jumpcloud.com/saml2/metadata/…',
  },
  saml: {
    steps: [
      {
        title: 'Register a service provider',
        text: 'Upload our metadata, or enter the address as both.',
        copies: [
          { word: 'Assertion consumer service', value: 'callback' },
          { word: 'Entity ID', value: 'callback' },
        ],
        hasMetadata: true,
      },
      {
        title: 'Sign assertions, and send the email address',
        text: 'Name the attribute “email” or “mail”.',
      },
      {
        title: 'Get its metadata',
        text: 'As a URL, as a file, or as text.',
      },
      {
        title: 'Let people start at your provider',
        text: 'If it has a page with applications, enter our start address. A login that your provider starts leads there too, and is never accepted on its own.',
        copies: [{ word: 'Sign-on URL', value: 'start' }],
      },
    ],
    words: {},
    example: 'https://login.northwind.com/metadata.xml',
  },
} satisfies Partial<Record<GuideId, ProtocolGuide>>
