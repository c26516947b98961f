import type { CatalogEntry } from './entry.ts'

/** Lists of addresses that are verified on the server. */
export const listsErrors = {
  'too-many-lists': { id: null, status: 409, message: 'This account has {limit} lists. Delete one first.' },
  'wrong-part-size': {
    id: null,
    status: 400,
    message: "This part doesn't have the length that its place in the file needs.",
  },
  'list-uploaded': { id: null, status: 409, message: 'This list has its whole file.' },
  'no-such-column': { id: null, status: 400, message: "This list doesn't have that column." },
  'list-changed': {
    id: null,
    status: 409,
    message: 'Someone changed this list after you opened it. Review it before you save.',
  },
  'list-not-ready': { id: null, status: 409, message: "This list isn't ready to start." },
  'list-without-lookups': {
    id: null,
    status: 409,
    message: 'No row of this list has an address. Choose the columns first.',
  },
  'list-not-running': { id: null, status: 409, message: "This list isn't running." },
  'list-not-paused': { id: null, status: 409, message: "This list isn't paused." },
  'list-without-results': {
    id: null,
    status: 409,
    message: 'This list has no results yet. Start it first.',
  },
  'list-link-expired': {
    id: null,
    status: 404,
    message: "This link no longer works. Get a new one from the list's page.",
  },
} as const satisfies Record<string, CatalogEntry>
