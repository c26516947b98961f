/** Lines of one operation's contract, as they stand in its file, and what follows from each. A test compares them. */
export const contractLines = {
  file: 'openapi/security/secret-keys.yaml',
  lines: [
    {
      line: 'operationId: revealSecretKeyToken',
      follows:
        'A value in code, with its method, path and types. The page calls it, the server implements it, and the tests do both; no one writes the address again.',
    },
    {
      line: 'x-recent-login: 900',
      follows:
        'After fifteen minutes the server wants a fresh login. Staff who look into an account are refused altogether.',
    },
    {
      line: '- bearer: [api-key-editor]',
      follows:
        'The server turns others away before any of its code runs. In the portal the button is disabled for them, and says which role it needs.',
    },
    {
      line: 'x-activity:',
      follows: 'Every reveal is a line in the activity of the account: who, when, and from where.',
    },
    {
      line: '"200":',
      follows:
        'The answer is checked against its schema. Every other status that is declared is provoked by a test, on the server and on its mock.',
    },
  ],
} as const
