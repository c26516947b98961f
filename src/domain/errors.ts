/**
 * The error catalogue: every error that a service can answer with, by its name. Numbers come from the
 * specification (account-portal §8); entries without one go by their name alone. `{…}` marks a value that
 * the server fills in.
 */
export const errorCatalogue = {
  'malformed-body': { id: null, status: 400, message: 'The request could not be read.' },
  'invalid-field': { id: null, status: 400, message: 'Please correct the errors and resubmit the form.' },
  'confirmation-link-invalid': {
    id: null,
    status: 400,
    message: 'This link is not valid any more. Ask for a new one.',
  },
  'not-authenticated': { id: null, status: 401, message: 'Log in to continue.' },
  'invalid-credentials': {
    id: null,
    status: 401,
    message: 'The e-mail address or the password is incorrect.',
  },
  'insufficient-permissions': {
    id: null,
    status: 403,
    message: "You don't have permission to do this. Ask an account owner for the {role} role.",
  },
  'recent-login-required': { id: null, status: 403, message: 'Log in again to continue.' },
  'origin-not-allowed': { id: null, status: 403, message: 'This request came from a page that is not ours.' },
  'suspected-bot': {
    id: 1613259231,
    status: 403,
    message: "We couldn't tell that you are a person. Reload the page and try again.",
  },
  'not-found': { id: null, status: 404, message: "We couldn't find that. It may have been removed." },
  'already-confirmed': { id: null, status: 409, message: 'This e-mail address is confirmed already.' },
  'key-pending': { id: null, status: 409, message: 'This key is deleted. Recover it first.' },
  'key-not-deleted': { id: null, status: 409, message: 'This key is not deleted.' },
  'recovery-deadline-passed': {
    id: null,
    status: 409,
    message: 'The time to recover this key is over.',
  },
  'too-many-keys': {
    id: null,
    status: 409,
    message: 'This account has {limit} secret keys. Delete one that you no longer need first.',
  },
  'body-too-large': { id: null, status: 413, message: 'The request is too large.' },
  'unsupported-media-type': { id: null, status: 415, message: 'Send the request as application/json.' },
  'too-many-requests': {
    id: 1588093855,
    status: 429,
    message: "You're going too fast. Wait {seconds} seconds and try again.",
  },
  'internal-error': { id: null, status: 500, message: 'An unknown error occurred.' },
} as const satisfies Record<string, CatalogueEntry>

interface CatalogueEntry {
  /** Number of the specification, where it gives one. */
  id: number | null
  /** HTTP status. */
  status: number
  message: string
}

export type ErrorName = keyof typeof errorCatalogue

/** One entry of the list that every failed call answers with (specification: account-portal §8). */
export interface ErrorItem {
  id: number | null
  name: string
  message: string
  fields: string[]
  status: number
}

/** The wire form of a catalogue entry. `values` fill the marks of its message. */
export function errorItem(
  name: ErrorName,
  options: { fields?: string[]; values?: Record<string, string | number> } = {},
): ErrorItem {
  const { id, status, message } = errorCatalogue[name]
  return { id, name, message: fill(message, options.values), fields: options.fields ?? [], status }
}

function fill(template: string, values: Record<string, string | number> = {}): string {
  return template.replace(/\{(\w+)\}/g, (mark, key: string) => String(values[key] ?? mark))
}
