import type { ErrorHelp } from './help.ts'

export const activityHelp = {
  'activity-not-undoable': {
    title: 'This action can’t be undone',
    meaning: 'Nothing changed.',
    cause: 'Some actions are final, such as sending an email or showing a token.',
    fix: 'Open the item’s page and change it there.',
  },
  'activity-undone': {
    title: 'This action is already undone',
    meaning: 'Nothing changed.',
    cause: 'You or someone else undid the action earlier.',
    fix: 'Reload the activity log. To reverse the undo, undo its own entry.',
  },
  'activity-superseded': {
    title: 'The item has changed since',
    meaning: 'We didn’t undo the action, because that would also undo a later change.',
    cause: 'The same item was changed again. The message names the latest change.',
    fix: 'If the latest change was wrong, undo it first. Otherwise, edit the item directly.',
  },
  'activity-without-effect': {
    title: 'There’s nothing to undo',
    meaning: 'Everything is already as it was before the action.',
    cause: 'The change was reversed in another way, such as by support or a deadline.',
    fix: 'You don’t need to do anything.',
  },
} as const satisfies Record<string, ErrorHelp>
