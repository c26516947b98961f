import type { ErrorHelp } from './help.ts'

export const activityHelp = {
  'activity-not-undoable': {
    title: 'It cannot be undone',
    meaning: 'Nothing was changed.',
    cause:
      'This action has no opposite: a mail that was sent or a token that was shown cannot be taken back.',
    fix: 'Change things by hand, on the page of what it was done to.',
  },
  'activity-undone': {
    title: 'It was undone already',
    meaning: 'Nothing was changed.',
    cause: 'You or someone else has undone it in the meantime.',
    fix: 'Reload the activity log. To take the undo back, undo its own entry.',
  },
  'activity-superseded': {
    title: 'Something else has changed since',
    meaning: 'Nothing was changed, because undoing it now would also undo the later change.',
    cause: 'After this action, the same thing was changed again. The message names the latest change.',
    fix: 'Undo the latest change first if it was wrong, or change things by hand.',
  },
  'activity-without-effect': {
    title: 'There is nothing to undo',
    meaning: 'Everything is already as it was before the action.',
    cause: 'The change was taken back in another way, such as by our support or by a deadline.',
    fix: 'You need not do anything.',
  },
} as const satisfies Record<string, ErrorHelp>
