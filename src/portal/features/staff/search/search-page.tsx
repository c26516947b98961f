import { Search } from 'lucide-react'
import { useState } from 'react'
import { DrawnOnce } from '#portal/kit/drawn-once.tsx'
import { SearchBox } from '#portal/kit/list/search-box.tsx'
import { AreaNav } from '#portal/shared/navigation/area-nav.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { HostnameResults } from './hostname-results.tsx'
import { ById, KeyByToken } from './key-results.tsx'
import { AccountByNumber, OrderByNumber, PaymentByNumber } from './number-results.tsx'
import { AccountResults, ContactResults, PeopleResults } from './text-results.tsx'
import { mayBeKey, recognize, recognizedAs, type Typed } from './typed.ts'

/** One box for whatever staff have at hand. What may be a key stays in this component, out of the address. */
export function SearchPage({
  addressed,
  onText,
}: {
  /** The text in the address. */
  addressed: string | undefined
  onText: (text: string | undefined) => void
}) {
  const [key, setKey] = useState('')
  const text = key || addressed || ''
  const typed = recognize(text)

  function change(next: string) {
    const isKey = mayBeKey(recognize(next))
    setKey(isKey ? next : '')
    onText(isKey || !next ? undefined : next)
  }

  return (
    <>
      <PageHeader title="Search" description="Find accounts by email, name, company, or number." />
      <AreaNav area="admin" />
      <SearchBox
        label="Search customers"
        placeholder="Email, account, order, payment, key, hostname, or company"
        value={text}
        onChange={change}
        className="max-w-2xl"
      />
      <p role="status" className="mt-2 mb-6 min-h-5 text-sm text-muted">
        {recognizedAs(typed)}
      </p>
      <DrawnOnce>
        <Results typed={typed} />
      </DrawnOnce>
    </>
  )
}

function Results({ typed }: { typed: Typed }) {
  switch (typed.kind) {
    case 'number':
      return (
        <>
          <AccountByNumber number={typed.number} />
          <OrderByNumber number={typed.number} />
          <ContactResults text={String(typed.number)} />
        </>
      )
    case 'payment':
      return <PaymentByNumber number={typed.reference} />
    case 'token':
      return <KeyByToken token={typed.token} />
    case 'id':
      return <ById id={typed.id} />
    case 'email':
    case 'name':
      return (
        <>
          {typed.kind === 'name' && <AccountResults text={typed.text} />}
          <PeopleResults text={typed.text} />
          <ContactResults text={typed.text} />
        </>
      )
    case 'hostname':
      return (
        <>
          <HostnameResults hostname={typed.hostname} />
          <PeopleResults text={typed.hostname} />
          <ContactResults text={typed.hostname} />
        </>
      )
    default:
      return (
        <Card>
          <EmptyState icon={<Search />} title="Search all customers">
            Type at least two characters of an email address, a name, or a company, or paste a number.
          </EmptyState>
        </Card>
      )
  }
}
