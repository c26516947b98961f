import { Globe, KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { KeyKind } from '../shared/key-operations.ts'
import type { ListSearch } from './list-search.ts'

interface Words {
  caption: string
  description: string
  placeholder: string
  icon: ReactNode
  /** The first step, and what it is for. */
  first: string
  purpose: string
}

/** What the page says of each kind of key. */
export const words: Record<KeyKind, Words> = {
  secret: {
    caption: 'Secret keys',
    description:
      'For calls from your servers. A key is an id and a token; keep the token out of browsers and apps.',
    placeholder: 'Search by label, description or id',
    icon: <KeyRound />,
    first: 'Create your first key',
    purpose:
      "Your server sends a key's id and token with every lookup. Give each system a key of its own, so that you can pause one without stopping the others.",
  },
  embedded: {
    caption: 'Embedded keys',
    description:
      'For calls from your web pages. Everybody can read such a key, so it works on the hostnames that you authorize and nowhere else.',
    placeholder: 'Search by label, description, id or hostname',
    icon: <Globe />,
    first: 'Create your first embedded key',
    purpose:
      'A web page sends an embedded key with every lookup. You say which hostnames may use it; copied to another site, it does nothing.',
  },
}

/** What stands in a list whose filters let nothing through. */
export function noMatch(kind: KeyKind, { search, host, state = 'current' }: ListSearch) {
  if (search)
    return {
      title: `No key matches “${search}”`,
      text: `The search looks at labels, descriptions, ids${kind === 'embedded' ? ' and hostnames' : ''}${
        state === 'current' ? '' : ` of ${state} keys`
      }.`,
    }
  if (host)
    return {
      title: `No key works on ${host}`,
      text: 'A key works on a page when one of its authorized hostnames is that of the page, or covers it with *.',
    }
  if (state === 'deleted')
    return {
      title: 'No deleted keys',
      text: 'A deleted key stays here for 30 days, and can be recovered until then.',
    }
  return { title: `No ${state} keys` }
}
