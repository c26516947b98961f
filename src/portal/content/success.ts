/** Messages after a success, in the words of the specification (account-portal §8). */
export const successTexts = {
  contactSaved: 'Contact info saved.',
  usernameChangeRequested: 'Request to change the login email received; check the new email.',
  accountSwitched: 'Successfully switched accounts.',
  secretKeyRestored: 'Secret key restored.',
  secretKeyDeleted: 'Secret key deleted.',
  embeddedKeyRestored: 'Embedded key restored.',
  embeddedKeyDeleted: 'Embedded key deleted.',
  keySaved: 'Key saved successfully.',
} as const
