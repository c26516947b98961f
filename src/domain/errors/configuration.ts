import type { CatalogEntry } from './entry.ts'

/** The settings of an account as a file. */
export const configurationErrors = {
  'configuration-unreadable': {
    id: null,
    status: 400,
    message: "This file can't be read. Create a plan from it to see where it's wrong.",
  },
  'account-changed': {
    id: null,
    status: 409,
    message: 'The account has changed since this plan was created. Create a new plan.',
  },
  'configuration-plan-applied': { id: null, status: 409, message: 'This plan was applied before.' },
  'configuration-plan-expired': {
    id: null,
    status: 409,
    message: 'This plan has expired. Create a new one.',
  },
  'configuration-plan-rejected': {
    id: null,
    status: 409,
    message: 'This plan has problems or no changes. Correct the file and create a new plan.',
  },
  'configuration-plan-open': {
    id: null,
    status: 409,
    message: "This plan wasn't applied, so there is nothing to undo.",
  },
  'configuration-plan-undone': { id: null, status: 409, message: 'This plan was undone before.' },
  'configuration-superseded': {
    id: null,
    status: 409,
    message: 'Something that this plan changed has changed again. Undo or change it on its own page.',
  },
  'configuration-final': {
    id: null,
    status: 409,
    message: 'None of the changes of this plan can be undone.',
  },
} as const satisfies Record<string, CatalogEntry>
