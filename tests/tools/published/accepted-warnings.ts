/** Warnings of validators that are right as they are, by the tool and the rule, with why. */
export const ACCEPTED_WARNINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Redocly: {
    'info-license-strict': 'OpenAPI 3.0 has no identifier of a license, and ours has no address.',
    'no-ambiguous-paths': 'The specification has two paths that only the form of an id tells apart.',
  },
  Spectral: {
    'oas3-operation-security-defined':
      'Since 3.1 any scheme can name the roles that a call needs; Spectral knows only the scopes of OAuth.',
  },
}
