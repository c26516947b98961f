import { createContext, type ReactNode, use } from 'react'
import {
  deleteContact,
  resendContactConfirmation,
  restoreContact,
} from '#generated/notification/operations.ts'
import { call } from '#portal/api/call.ts'
import { type Act, type Acts, useUndoable } from '#portal/kit/use-undoable.ts'
import { type Contact, nameOf } from './model.ts'
import { contactReaders } from './queries.ts'

const ActsContext = createContext<Acts | null>(null)

/** Lets everything below remove contacts and send their mails again. */
export function ContactActs({ children }: { children: ReactNode }) {
  return <ActsContext value={useUndoable({ refreshes: contactReaders })}>{children}</ActsContext>
}

export function useContactActs(): Acts {
  const acts = use(ActsContext)
  if (!acts) throw new Error('A contact is acted on outside of ContactActs.')
  return acts
}

/** Takes the contact off the list. Undo brings back its topics and its confirmation as well. */
export function removal(contact: Contact): Act {
  const name = nameOf(contact)
  return {
    subject: String(contact.id),
    send: () => call(deleteContact, { path: { id: contact.id } }),
    doneText: `${name} is removed.`,
    failedTitle: `${name} could not be removed`,
    undo: () => restoration(contact),
  }
}

function restoration(contact: Contact): Act {
  const name = nameOf(contact)
  return {
    subject: String(contact.id),
    send: () => call(restoreContact, { path: { id: contact.id } }),
    doneText: `${name} is back.`,
    failedTitle: `${name} could not be restored`,
  }
}

/** Sends another link that confirms the address; the earlier one stops working. */
export function resending({ id, email }: Contact): Act {
  return {
    subject: String(id),
    send: () => call(resendContactConfirmation, { path: { id } }),
    doneText: `A new link is on its way to ${email}.`,
    failedTitle: `No mail was sent to ${email}`,
  }
}
