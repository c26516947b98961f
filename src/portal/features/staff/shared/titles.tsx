import type { ReactNode } from 'react'
import type { ListColumn } from '#portal/kit/list/columns.ts'

interface Named {
  first_name: string
  last_name: string
}

/** The address of a person or a contact, and below it the name. */
export function AddressAndName({ of, children }: { of: Named; children: ReactNode }) {
  return (
    <>
      <span className="block wrap-anywhere">{children}</span>
      <span className="block font-normal text-muted">
        {[of.first_name, of.last_name].filter(Boolean).join(' ')}
      </span>
    </>
  )
}

/** The first column of every list of contacts. */
export const contactColumn: ListColumn<Named & { email: string }> = {
  id: 'contact',
  header: 'Contact',
  part: 'title',
  cell: contact => <AddressAndName of={contact}>{contact.email}</AddressAndName>,
}
