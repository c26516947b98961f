import {
  deleteContact,
  resendContactConfirmation,
  restoreContact,
} from '#generated/notification/operations.ts'
import { call } from '#portal/api/call.ts'
import { type Action, createActionsContext } from '#portal/kit/action/actions.tsx'
import { type Contact, nameOf } from './model.ts'
import { contactReaders } from './queries.ts'

/** Removes contacts and sends their emails again. */
export const { ActionsProvider: ContactActions, useActions: useContactActions } = createActionsContext({
  invalidates: contactReaders,
})

/** Takes the contact off the list. Undo brings back its topics and its confirmation as well. */
export function removeAction(contact: Contact): Action {
  const name = nameOf(contact)
  return {
    subject: String(contact.id),
    send: () => call(deleteContact, { path: { id: contact.id } }),
    doneText: `${name} is removed.`,
    failedTitle: `${name} could not be removed`,
    undo: () => restoration(contact),
  }
}

function restoration(contact: Contact): Action {
  const name = nameOf(contact)
  return {
    subject: String(contact.id),
    send: () => call(restoreContact, { path: { id: contact.id } }),
    doneText: `${name} is back.`,
    failedTitle: `${name} could not be restored`,
  }
}

/** Sends another link that confirms the address; the earlier one stops working. */
export function resendAction({ id, email }: Contact): Action {
  return {
    subject: String(id),
    send: () => call(resendContactConfirmation, { path: { id } }),
    doneText: `A new link is on its way to ${email}.`,
    failedTitle: `No mail was sent to ${email}`,
  }
}
