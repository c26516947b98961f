import type { ErrorHelp } from './help.ts'

export const configurationHelp = {
  'configuration-unreadable': {
    title: 'The file can’t be read',
    meaning: 'The file isn’t a valid configuration, so it wasn’t brought up to date.',
    cause: 'It isn’t YAML, or it has a field or a value that a configuration can’t have.',
    fix: 'Create a plan from the file. Its problems name the line and what is wrong there.',
  },
  'account-changed': {
    title: 'The account has changed since the plan',
    meaning: 'Nothing was changed, because the plan no longer says what would happen.',
    cause: 'Someone changed a setting of the account after the plan was created.',
    fix: 'Create a new plan from the same file, and check its changes again.',
  },
  'configuration-plan-applied': {
    title: 'The plan was applied before',
    meaning: 'A plan is applied once. Its changes are in effect.',
    cause: 'The same plan was applied before, by you or by someone else in the account.',
    fix: 'Get the plan to see when. For other changes, create a new plan.',
  },
  'configuration-plan-expired': {
    title: 'The plan has expired',
    meaning: 'A plan can be applied for an hour, and undone for 30 days after that.',
    cause: 'More time has passed.',
    fix: 'Create a new plan. To undo older changes, change the settings on their own pages.',
  },
  'configuration-plan-rejected': {
    title: 'The plan can’t be applied',
    meaning: 'A plan with problems, or without changes, can’t be applied.',
    cause:
      'The file has mistakes, an operation would reject a change, or the account has these settings already.',
    fix: 'Correct what the plan lists under problems, and create a new plan.',
  },
  'configuration-plan-open': {
    title: 'The plan wasn’t applied',
    meaning: 'There is nothing to undo.',
    cause: 'Only an applied plan can be undone.',
    fix: 'Get the plan to see its state.',
  },
  'configuration-plan-undone': {
    title: 'The plan was undone before',
    meaning: 'The changes of this plan are no longer in effect.',
    cause: 'It was undone before, by you or by someone else in the account.',
    fix: 'To make the changes again, create a new plan from the file.',
  },
  'configuration-superseded': {
    title: 'Something has changed again',
    meaning: 'Nothing was undone, so that no later change is lost.',
    cause: 'A key, person, contact, or limit that the plan changed was changed again.',
    fix: 'Undo the later change first, or change the settings on their own pages.',
  },
  'configuration-final': {
    title: 'None of it can be undone',
    meaning: 'The plan only had changes that can’t be taken back, such as removing someone from the team.',
    cause: 'The plan marks them before it is applied.',
    fix: 'Make the opposite change, for example invite the person again.',
  },
} satisfies Partial<Record<string, ErrorHelp>>
