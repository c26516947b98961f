/** Lines of one operation's contract, exactly as in its file, and what is generated from each. A test compares them. */
export const contractLines = {
  file: 'openapi/security/secret-keys.yaml',
  lines: [
    {
      line: 'operationId: revealSecretKeyToken',
      follows:
        'Generates a constant with the method, path, and types. Pages, the server, and tests all use it, so the path is never written twice.',
    },
    {
      line: 'x-recent-login: 900',
      follows: 'Requires a login within the last 15 minutes. Staff who view an account can’t use it at all.',
    },
    {
      line: '- bearer: [api-key-editor]',
      follows:
        'The server rejects other roles before any of its code runs. In the portal, the button is disabled and names the role you need.',
    },
    {
      line: 'x-activity:',
      follows: 'The activity log records who revealed the token, when, and from where.',
    },
    {
      line: '"200":',
      follows:
        'Responses are checked against the schema. Tests trigger every other declared status, on the server and the mock.',
    },
  ],
} as const
