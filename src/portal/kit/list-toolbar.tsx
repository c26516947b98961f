import type { ReactNode } from 'react'
import type { SearchOf } from '#portal/api/search.ts'
import { Segmented } from '#portal/ui/segmented.tsx'
import type { ChangeSearch } from './list-address.ts'
import type { ListParameters } from './list-search.ts'
import { SearchBox } from './search-box.tsx'

type Option<P extends ListParameters, Name extends keyof P> = P[Name] extends { enum: readonly (infer O)[] }
  ? Extract<O, string>
  : never

/** The parameters with a few values to choose from: each value has a label. */
export type Filters<P extends ListParameters> = {
  [Name in keyof P as P[Name] extends { enum: readonly string[] } ? Name : never]?: {
    label: string
    options: Record<Option<P, Name>, string>
  }
}

export interface SearchInput<P extends ListParameters> {
  name: Extract<keyof P, string>
  label: string
  placeholder: string
}

export function ListToolbar<P extends ListParameters>({
  parameters,
  searches,
  filters,
  search,
  onSearch,
  children,
}: {
  parameters: P
  searches: readonly SearchInput<P>[]
  filters: Filters<P>
  search: SearchOf<P>
  onSearch: ChangeSearch<SearchOf<P>>
  children?: ReactNode
}) {
  const held = search as Record<string, string | undefined>
  const change = onSearch as ChangeSearch<Record<string, string | undefined>>
  const choices = Object.entries<{ label: string; options: Record<string, string> } | undefined>(filters)
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line p-3">
      {searches.map(({ name, ...box }, at) => (
        <SearchBox
          key={name}
          {...box}
          className={at === 0 ? 'min-w-56 flex-2' : 'min-w-56 flex-1'}
          value={held[name] ?? ''}
          onChange={text => change({ [name]: text || undefined }, { replace: true })}
        />
      ))}
      {choices.map(
        ([name, filter]) =>
          filter && (
            <Segmented
              key={name}
              label={filter.label}
              options={Object.entries(filter.options).map(([id, label]) => ({ id, label }))}
              value={held[name] ?? String(parameters[name]?.default)}
              onChange={id => change({ [name]: id })}
            />
          ),
      )}
      {children}
    </div>
  )
}
