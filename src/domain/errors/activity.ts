import type { CatalogEntry } from './entry.ts'

/** Why an action cannot be undone. */
export const activityErrors = {
  'activity-not-undoable': { id: null, status: 409, message: 'This cannot be undone.' },
  'activity-undone': { id: null, status: 409, message: 'This was undone already.' },
  'activity-superseded': {
    id: null,
    status: 409,
    message: "This has changed again since, so it can't be undone: “{summary}”.",
  },
  'activity-without-effect': {
    id: null,
    status: 409,
    message: 'There is nothing to undo: everything is as it was before.',
  },
} as const satisfies Record<string, CatalogEntry>
