import { createContext, type ReactNode, use } from 'react'
import {
  deleteContact,
  resendContactConfirmation,
  restoreContact,
} from '#generated/notification/operations.ts'
import { call } from '#portal/api/call.ts'
import { type Action, type Actions, useUndoable } from '#portal/kit/action/use-undoable.ts'
import { type Contact, nameOf } from './model.ts'
import { contactReaders } from './queries.ts'

const ActionsContext = createContext<Actions | null>(null)

/** Lets everything below remove contacts and send their mails again. */
export function ContactActions({ children }: { children: ReactNode }) {
  return <ActionsContext value={useUndoable({ invalidates: contactReaders })}>{children}</ActionsContext>
}

export function useContactActions(): Actions {
  const actions = use(ActionsContext)
  if (!actions) throw new Error('A contact is acted on outside of ContactActions.')
  return actions
}

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
